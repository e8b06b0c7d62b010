import { inertMarkup } from '../../../src/components/html/inertMarkup';
import { hostileMarkup } from '../../support/hostileMarkup';

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x >'],
  ['<img src="x"onerror=alert(1)>', '<img src="x">'],
  ['<img/src/onerror=alert(1)>', '<img/src/>'],
  ["<p ONCLICK = 'a > b'>x</p>", '<p >x</p>'],
  ["<p title=it's onclick=a() id='b'>x</p>", "<p title=it's  id='b'>x</p>"],
  ['<img title=a<b <p onclick=c>x', '<img title=a<b <p >x'],
  ['<img onclick=a <b>x', '<img  <b>x'],
  ['<p onclick>x</p>', '<p >x</p>'],
  ['<p STYLE = "color: red">x</p>', '<p data-pasted-style = "color: red">x</p>'],
  ['<style>p { color: red }</style>x<style>y', 'x'],
  ['x<style title="y', 'x'],
])('%s parses without a handler or style', (html, expected) => {
  expect(inertMarkup(html)).toBe(expected);
});

test.each([
  '<p title="a onclick=b style=c">a onclick="b" style=c</p>',
  '<a href="/en/?style=a&amp;on=b">a &lt; b</a>',
  '<one style-x="a" data-onclick="b"></one>',
  'a < b onclick=c',
])('%s stays as it is', (html) => {
  expect(inertMarkup(html)).toBe(html);
});

test('no hostile markup has a handler after parsing', () => {
  const parsed = hostileMarkup.map((html) =>
    new DOMParser().parseFromString(inertMarkup(html), 'text/html'),
  );
  const names = parsed.flatMap((page) =>
    [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
  );
  expect(names.filter((name) => /^on|^style$/.test(name))).toEqual([]);
});

/** Processor time: the time that passes depends on what else the machine does. */
function timeOf(html: string): number {
  const runs = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    inertMarkup(html);
    return process.cpuUsage(before).user;
  });
  return Math.min(...runs);
}

test.each([
  ['<a =""', ''],
  ['<a title="', ''],
  ['<a style=', ''],
  ["<a ='' ", ''],
  ['b="<a " ', '<a '],
  ["b='<a ' ", '<a '],
  ['<style ', ''],
  ['<', ''],
])('%s without an end costs about as much as harmless markup of its length', (part, start) => {
  const size = 60_000;
  const harmless = '<p title="a">x</p>';
  const harmlessTime = timeOf(harmless.repeat(size / harmless.length));
  expect(timeOf(start + part.repeat(size / part.length))).toBeLessThan(20 * harmlessTime + 20_000);
});
