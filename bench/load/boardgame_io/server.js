// The peer's own server, with its own store in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Market } = require("./game");

const server = Server({ games: [Market], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }).catch(() => process.exit(1));
