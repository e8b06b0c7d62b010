import { runNode } from '../../../src/build/childProcess';

// Runs a program that prints a sign of life at intervals: `node --import tsx runTicking.ts`.
const ticking = "console.log('pid ' + process.pid); setInterval(() => console.log('tick'), 100)";
void runNode(['-e', ticking]).then((exitCode) => process.exit(exitCode));
