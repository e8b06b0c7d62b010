import { pastedMarkup } from '../../../src/components/richText/pastedMarkup';
import { hostileMarkup } from '../../support/hostileMarkup';

const pasted = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = pastedMarkup(html);
  return holder;
};
const wordItem = (sign: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level1 lfo1'>` +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${text}</p>`;

test('Word’s list paragraphs become a list without their markers', () => {
  const holder = pasted(
    `<p>Before</p>${wordItem('·', 'one')}${wordItem('·', 'two')}<p>Between</p>${wordItem('1.', 'first')}${wordItem('2.', 'second')}`,
  );
  expect([...holder.children].map(({ localName }) => localName)).toEqual(['p', 'ol', 'p', 'ol']);
  expect([...holder.querySelectorAll('li')].map((item) => item.textContent.trim())).toEqual([
    'one',
    'two',
    'first',
    'second',
  ]);
  expect([...holder.querySelectorAll('li')].map((item) => item.dataset['list'])).toEqual([
    'bullet',
    'bullet',
    'ordered',
    'ordered',
  ]);
});

test('a page’s styles, pictures and forms are removed', () => {
  const holder = pasted(
    '<style>p{color:red}</style><p>Kept<img src="https://spy.example/x.gif"></p><form><input name="password"><button>Go</button></form>',
  );
  expect(holder.querySelector('style, img, form, input, button')).toBeNull();
  expect(holder).toHaveTextContent('Kept');
});

test.each(hostileMarkup)('active content is removed from %s', (html) => {
  const elements = [...pasted(`<p>x</p>${html}`).querySelectorAll('*')];
  const running = elements.filter(
    (element) =>
      /^(script|iframe|object|embed|svg|math|style|base|meta|link)$/.test(element.localName) ||
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value),
      ),
  );
  expect(running.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test.each([
  '<audio src="x"></audio>',
  '<video poster="x"><source src="x"></video>',
  '<picture><source srcset="x"></picture>',
  '<table background="x"><tr><td background="x">cell</td></tr></table>',
  '<p style="background:url(x)">x</p>',
])('%s sends no request', (html) => {
  expect(pastedMarkup(html)).not.toMatch(/\sx|[\s"](src|srcset|poster|background|style)=/);
});

test.each([
  ['<span style="font-weight:700">x</span>', 'strong'],
  ['<span style="font-style: italic; color: red">x</span>', 'em'],
  ['<span style="text-decoration:underline">x</span>', 'u'],
])('%s keeps its formatting', (html, name) => {
  expect(pasted(html).querySelector(name)).toHaveTextContent('x');
});

test('Word’s bold letters stay bold', () => {
  const holder = pasted("<p>a <b style='mso-bidi-font-weight:normal'>bold</b></p>");
  expect(holder.querySelector('b')).toHaveTextContent('bold');
});

test('Google Docs’ wrapper with normal weight is not bold', () => {
  const holder = pasted(
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">plain</span> <span style="font-weight:700">bold</span></p></b>',
  );
  expect(holder.querySelector('b')).toBeNull();
  expect([...holder.querySelectorAll('strong')].map((bold) => bold.textContent)).toEqual(['bold']);
});
