/** Lets a journey move the clock of its site: a message is the milliseconds to go on. Dates of the database stay. */
let moved = 0;
const { now } = Date;
const moving = () => now() + moved;
Date.now = moving;
globalThis.Date = new Proxy(Date, {
  construct: (date, values) => new date(...(values.length === 0 ? [moving()] : values)),
});
process.on('message', (milliseconds) => {
  moved += milliseconds;
});
// The listener must not keep the process alive.
process.channel?.unref();
