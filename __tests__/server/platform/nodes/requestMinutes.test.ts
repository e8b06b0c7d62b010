import { createRequestMinutes } from '../../../../src/server/platform/nodes/requestMinutes';

function setUp() {
  let time = new Date('2026-11-20T12:00:30Z');
  const minutes = createRequestMinutes(() => time);
  const pass = (count = 1) => {
    time = new Date(time.getTime() + count * 60_000);
  };
  return { minutes, pass };
}

describe('the minutes of requests', () => {
  it('count requests, failures and durations', () => {
    const { minutes } = setUp();
    minutes.add({ status: 200, milliseconds: 3 });
    minutes.add({ status: 404, milliseconds: 30_000 });
    minutes.add({ status: 500, milliseconds: 40 });
    expect(minutes.unsaved()).toEqual([
      {
        minute: '2026-11-20T12:00:00.000Z',
        requests: 3,
        failures: 1,
        durations: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      },
    ]);
  });

  it('are forgotten once saved, except the last, which goes on', () => {
    const { minutes, pass } = setUp();
    minutes.add({ status: 200, milliseconds: 3 });
    pass();
    minutes.add({ status: 200, milliseconds: 3 });
    minutes.saved(minutes.unsaved());
    minutes.add({ status: 200, milliseconds: 3 });
    expect(minutes.unsaved()).toMatchObject([{ minute: '2026-11-20T12:01:00.000Z', requests: 2 }]);
  });

  it('are limited to an hour while they cannot be saved', () => {
    const { minutes, pass } = setUp();
    for (let minute = 0; minute < 100; minute += 1) {
      minutes.add({ status: 200, milliseconds: 3 });
      pass();
    }
    expect(minutes.unsaved()).toHaveLength(60);
    expect(minutes.unsaved()[0]?.minute).toBe('2026-11-20T12:40:00.000Z');
  });
});
