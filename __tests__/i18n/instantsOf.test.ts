import { instantsOf } from '../../src/i18n/instantsOf';

afterEach(() => jest.restoreAllMocks());

/** Changes a zone's offset, in the minutes that Date counts, at an instant. */
function changeOffset(at: string, before: number, after: number) {
  const change = Date.parse(at);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return this.getTime() < change ? before : after;
  });
}
const read = (instant: string) => instantsOf(new Date(instant)).map((date) => date.toISOString());

test.each(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])(
  'both instants of 2:30 in Paris are found from %s',
  (instant) => {
    changeOffset('2027-10-31T01:00:00Z', -120, -60);
    expect(read(instant)).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
  },
);

test('half an hour comes twice on Lord Howe Island', () => {
  changeOffset('2027-04-03T15:00:00Z', -660, -630);
  expect(read('2027-04-03T14:29:00.000Z')).toHaveLength(1);
  expect(read('2027-04-03T14:30:00.000Z')).toEqual([
    '2027-04-03T14:30:00.000Z',
    '2027-04-03T15:00:00.000Z',
  ]);
  expect(read('2027-04-03T15:30:00.000Z')).toHaveLength(1);
});

test.each(['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'])(
  'no local time comes twice when clocks are put forward: %s',
  (instant) => {
    changeOffset('2027-03-28T01:00:00Z', -60, -120);
    expect(read(instant)).toEqual([instant]);
  },
);
