import { languages } from '../../../../src/contract/languages';
import { composeMail } from '../../../../src/server/platform/mail/composeMail';
import { mailKinds } from '../../../../src/contract/mailKinds';

const link = 'https://records.example/en/reset-password?token=abc';
const cases = languages.flatMap((language) => mailKinds.map((kind) => [language, kind] as const));

test.each(cases)(
  '%s %s contains the whole text and keeps its link on one line',
  (language, kind) => {
    const { subject, text, html } = composeMail({
      kind,
      language,
      username: 'Ana',
      siteName: 'Hall of Records',
      link,
      details: {
        address: 'a•••@example.org',
        when: '1 January 2026',
        where: 'Firefox',
        decision: 'You are warned.',
        reason: 'Insult',
      },
    });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined/);
    expect(text.split('\n')).toContain(link);
    expect(text).toContain('Ana');
    expect(text).toContain('Hall of Records');
    expect(html).toContain(`<a href="${link}">`);
  },
);

test('a list is shown line by line, and escaped', () => {
  const lines = ['Pac-Man – <Maze>: 500', 'and 2 more'];
  const facts = { kind: 'proofDue', language: 'en', username: 'Ana', siteName: 'Records' } as const;
  const { html, text } = composeMail({ ...facts, link, lines });
  expect(text).toContain('\n\n- Pac-Man – <Maze>: 500\n- and 2 more\n\n');
  expect(html).toContain('<ul>\n<li>Pac-Man – &lt;Maze&gt;: 500</li>\n<li>and 2 more</li>\n</ul>');
});

test('a name is escaped, whatever it contains', () => {
  const username = '<img src=x onerror=alert(1)> {{site}}';
  const siteName = 'Records';
  const { html, text } = composeMail({ kind: 'welcome', language: 'en', username, siteName, link });
  expect(text).toContain(username);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{site}}');
  expect(html).not.toContain('<img');
});
