import { leavePage } from '../support/journeys/leaving/leavePage';
import { readLeaveTable, ways } from '../support/journeys/leaving/leaveTable';

/*
 * What happens to what is typed, by page and way to leave:
 * asks:  a question comes first, of the site or of the browser, and whoever stays still has the text
 * keeps: nothing is asked, and the text is there on return
 * stays: nothing is asked: the text stays in sight, above the next page
 * sent:  the text is sent after logging in again
 * "full": the storage of the browser has no room for one more character.
 */
const rows = readLeaveTable(`
                | back  | forward | link  | address | reload | close | left anyway | session ended | full: link | full: close
  profile       | asks  | asks    | asks  | asks    | asks   | asks  | –           | keeps         | asks       | asks
  comment       | keeps | keeps   | keeps | keeps   | keeps  | keeps | –           | sent          | keeps      | asks
  score sheet   | keeps | keeps   | keeps | keeps   | keeps  | keeps | –           | keeps         | keeps      | asks
  article       | keeps | keeps   | keeps | asks    | asks   | asks  | keeps       | keeps         | asks       | asks
  game          | asks  | asks    | asks  | asks    | asks   | asks  | keeps       | keeps         | asks       | asks
  configuration | asks  | asks    | asks  | asks    | asks   | asks  | –           | keeps         | asks       | asks
  report        | stays | stays   | –     | asks    | asks   | asks  | –           | stays         | –          | asks
`);

test.each(rows)('leaving the $page loses nothing unasked', async ({ page, expected }) => {
  const tried = ways.filter((way) => expected[way] !== '–');
  expect(await leavePage(page, tried)).toEqual(
    Object.fromEntries(tried.map((way) => [way, expected[way]])),
  );
});
