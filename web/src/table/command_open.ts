import { ofTable } from "../state/of_table";

/** Whether the command box is open; the box itself is loaded when it first opens. */
export const commandOpen = ofTable(false);
