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

test('a name is escaped, whatever it contains', () => {
  const username = '<img src=x onerror=alert(1)> {{site}}';
  const siteName = 'Records';
  const { html, text } = composeMail({ kind: 'welcome', language: 'en', username, siteName, link });
  expect(text).toContain(username);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{site}}');
  expect(html).not.toContain('<img');
});
