// Tables of so many sockets, each table an action every so many seconds; prints the time from sending to the last update.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, pid, tables, seconds, every, seats] = process.argv.slice(2).map(Number);
const PATIENCE = 30_000;
const milliseconds = [];
let errors = 0;
let bytes = 0;

const memory = () => Number(readFileSync(`/proc/${pid}/statm`, "ascii").split(" ")[1]) * 4;
const sleep = (time) => new Promise((done) => setTimeout(done, time));

class Table {
  constructor(number) {
    this.match = `table-${number}`;
    this.states = Array(seats).fill(null);
    this.waiting = null;
  }

  async open() {
    this.sockets = await Promise.all(Array.from({ length: seats }, (_, seat) => this.sit(seat)));
  }

  sit(seat) {
    return new Promise((done, fail) => {
      const socket = io(`http://127.0.0.1:${port}/market`, { transports: ["websocket"], forceNew: true });
      const take = (state) => {
        this.states[seat] = { id: state._stateID, turn: Number(state.ctx.currentPlayer) };
        done(socket);
        this.waiting?.();
      };
      socket.on("connect", () => socket.emit("sync", this.match, String(seat), undefined, seats));
      socket.on("sync", (_, info) => take(info.state));
      socket.on("update", (_, state) => take(state));
      socket.on("connect_error", fail);
      socket.io.engine?.on?.("data", (data) => (bytes += data.length ?? 0));
    });
  }

  async act() {
    const { id, turn } = this.states[0];
    const payload = { type: "take", args: [Math.floor(Math.random() * 60)], playerID: String(turn) };
    const began = performance.now();
    this.sockets[turn].emit("update", { type: "MAKE_MOVE", payload }, id, this.match, String(turn));
    const seen = () => this.states.every((state) => state.id > id);
    await new Promise((done) => {
      const late = setTimeout(() => {
        errors += 1;
        done();
      }, PATIENCE);
      this.waiting = () => {
        if (!seen()) return;
        clearTimeout(late);
        milliseconds.push(performance.now() - began);
        done();
      };
    });
    this.waiting = null;
  }

  async run(until) {
    let due = performance.now() + Math.random() * every * 1000;
    while (due < until) {
      await sleep(Math.max(0, due - performance.now()));
      await this.act();
      due += every * 1000;
    }
  }
}

async function main() {
  const listening = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      try {
        await fetch(`http://127.0.0.1:${port}/games`);
        return;
      } catch {
        await sleep(100);
      }
    }
    throw new Error("the peer does not start");
  };
  await listening();
  const before = memory();
  const all = Array.from({ length: tables }, (_, at) => new Table(at));
  for (const table of all) await table.open();
  const until = performance.now() + seconds * 1000;
  bytes = 0;
  await Promise.all(all.map((table) => table.run(until)));
  const after = memory();
  const result = {
    milliseconds,
    errors,
    bytes_per_update: Math.round(bytes / Math.max(1, milliseconds.length * seats)),
    memory_kb_per_table: Math.round(((after - before) / tables) * 10) / 10,
    memory_kb: after,
  };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
