import { sumTrace, type TraceEvent } from './sumTrace';

const address = 'http://localhost/en/';
const page = { pid: 7, tid: 70 };
/** A trace event of the page at a number of milliseconds. */
const event = (name: string, at: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ...page,
  ts: at * 1000,
  ...rest,
});
const task = (at: number, milliseconds: number, rest: Partial<TraceEvent> = {}) =>
  event('RunTask', at, { tdur: milliseconds * 1000, dur: 1_000_000, ...rest });
const committed = (at: number) =>
  event('FrameCommittedInBrowser', at, {
    pid: 1,
    args: { data: { processId: page.pid, frame: 'F', url: address } },
  });
const start = [
  event('thread_name', 0, { ph: 'M', ts: 0, args: { name: 'CrRendererMain' } }),
  event('navigationStart', 90, { pid: 8, args: { frame: 'F' } }),
  event('navigationStart', 100, { args: { frame: 'F' } }),
  committed(105),
];

test('adds up the processor time of tasks, not their elapsed time', () => {
  const { processor, longestTask } = sumTrace([...start, task(110, 3), task(150, 5)], address);
  expect({ processor, longestTask }).toEqual({ processor: 8, longestTask: 5 });
});

test('leaves out tasks before the navigation, of other threads and of other processes', () => {
  const others = [task(50, 20), task(120, 20, { tid: 71 }), task(120, 20, { pid: 8 })];
  expect(sumTrace([...start, ...others, task(120, 4)], address).processor).toBe(4);
});

test('counts as blocking what tasks after the first paint take beyond 50 ms at a quarter of the speed', () => {
  const events = [task(110, 100), event('firstContentfulPaint', 200), task(210, 10), task(220, 20)];
  expect(sumTrace([...start, ...events], address).blocking).toBe(30);
});

test('takes the last candidate as the largest paint', () => {
  const candidate = 'largestContentfulPaint::Candidate';
  const events = [event('firstContentfulPaint', 150), event(candidate, 160), event(candidate, 190)];
  expect(sumTrace([...start, ...events], address)).toMatchObject({
    firstContentfulPaint: 50,
    largestContentfulPaint: 90,
  });
});

test('adds up layout shifts that no input has caused', () => {
  const shift = (score: number, had_recent_input: boolean) =>
    event('LayoutShift', 150, { args: { data: { score, had_recent_input } } });
  const events = [shift(0.25, false), shift(0.5, true), shift(0.125, false)];
  expect(sumTrace([...start, ...events], address).layoutShift).toBe(0.375);
});

test('counts from the commit of the document if the beginning of the navigation was not recorded', () => {
  const unrecorded = [...start.slice(0, 1), committed(105), task(102, 9), task(110, 4)];
  expect(sumTrace(unrecorded, address).processor).toBe(4);
});

test('refuses a trace without the navigation', () => {
  expect(() => sumTrace([task(1, 1)], address)).toThrow('no navigation');
});
