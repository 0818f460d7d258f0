"""Answer a viewer's questions, which change nothing: refusals, previews, past positions, hints, reviews."""

from caravela.server import questions
from caravela.server.bots import BotFailed
from caravela.server.live import Live
from caravela.server.scheduling import Asker, Rank
from caravela.server.services import Services
from caravela.server.viewer import Viewer
from caravela.table.access import may_ask_for_seat, may_export_all
from caravela.wire.messages import (
    Describe,
    DescribeAnswer,
    Hint,
    HintAnswer,
    Past,
    PastAnswer,
    Preview,
    PreviewAnswer,
    Refused,
    Review,
    ReviewAnswer,
    ReviewProgress,
    WhyNot,
    WhyNotAnswer,
)
from caravela.wire.shapes import RefusalCode

ViewerQuestion = WhyNot | Hint | Preview | Past | Describe | Review
ViewerAnswer = WhyNotAnswer | PreviewAnswer | PastAnswer | DescribeAnswer


class ViewerQuestions:
    def __init__(self, services: Services, live: Live, viewer: Viewer) -> None:
        self.services = services
        self.live = live
        self.viewer = viewer

    def answer(self, question: WhyNot | Preview | Past | Describe) -> None:
        table, person = self.live.table, self.viewer.person or ""
        match question:
            case WhyNot() | Preview() if not self.looks_from(question.seat):
                self.refuse(question, "not-yours")
            case WhyNot():
                self.send(question, questions.why_not(table, person, question))
            case Preview():
                self.send(question, questions.preview(table, person, question))
            case Past():
                self.send(question, questions.past(table, person, self.viewer.seat, question))
            case Describe():
                self.send(question, questions.describe(table, self.viewer.seat, question))

    def send(self, question: ViewerQuestion, answer: ViewerAnswer | Refused) -> None:
        if isinstance(answer, Refused):
            self.refuse(question, answer.code)
        else:
            self.viewer.send(answer)

    async def hint(self, question: Hint) -> None:
        viewer, table = self.viewer, self.live.table
        match, aids = table.match, table.header.aids
        if not self.looks_from(question.seat):
            self.refuse(question, "not-yours")
        elif match is None or match.rules.decision_of(match.state, question.seat) is None:
            self.refuse(question, "not-now")
        elif not (aids.helper if question.helper else aids.hints):
            self.refuse(question, "no-such-aid")
        elif not self.may_think():
            self.refuse(question, "too-fast")
        else:
            state, key = match.state.to_bytes(), table.header.game
            try:
                found = await self.services.bots.analyse(key, state, question.seat, asker=self.asker())
            except BotFailed:
                self.refuse(question, "not-now")
            else:
                if self.looks_from(question.seat):
                    viewer.send(HintAnswer(question.request, found.thoughts, found.reasons))
                else:  # another person has the screen by now
                    self.refuse(question, "not-yours")

    async def review(self, question: Review) -> None:
        """Review a match that is over; a review reveals everybody's secrets."""
        table = self.live.table
        match = table.match

        def progress(done: int, total: int) -> None:
            self.viewer.send(ReviewProgress(question.request, done, total))

        if match is None or not may_export_all(table.record):
            self.refuse(question, "not-now")
        elif not self.may_think():
            self.refuse(question, "too-fast")
        else:
            try:
                found = await self.services.reviewer.review(
                    table.header.game, match, self.asker(), table.people(), progress
                )
            except BotFailed:
                self.refuse(question, "not-now")
            else:
                self.viewer.send(
                    ReviewAnswer(
                        question.request,
                        found.chances,
                        found.moments,
                        found.mistakes,
                        found.players,
                        found.rounds,
                    )
                )

    def may_think(self) -> bool:
        """Count a hint or a review, by the person and by the network."""
        limits, rates, viewer = self.services.settings.limits, self.services.rates, self.viewer
        if rates.spent(limits.network_thoughts, "network-thoughts", viewer.network):
            return False
        return rates.allows(limits.thoughts, "thoughts", viewer.person or viewer.network) and rates.allows(
            limits.network_thoughts, "network-thoughts", viewer.network
        )

    def asker(self) -> Asker:
        return Asker(Rank.QUESTION, self.viewer.network, self.viewer.person or "", self.live.id)

    def looks_from(self, seat: int) -> bool:
        return may_ask_for_seat(self.live.table.record, self.viewer.person or "", self.viewer.seat, seat)

    def refuse(self, question: ViewerQuestion, code: RefusalCode) -> None:
        self.services.metrics.refusals.labels(code).inc()
        self.viewer.send(Refused(None, code, self.live.table.version, request=question.request))
