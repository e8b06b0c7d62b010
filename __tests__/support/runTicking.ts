import { runNode } from '../../src/server/cli/childProcess';

// Runs a program that says now and then that it is alive: `node --import tsx runTicking.ts`.
const ticking = "console.log('pid ' + process.pid); setInterval(() => console.log('tick'), 100)";
void runNode(['-e', ticking]).then((exitCode) => process.exit(exitCode));
