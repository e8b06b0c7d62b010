import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../../src/contract/languages';
import { root, sourceFiles } from './sourceFiles';

type Rule = [what: string, wrong: RegExp];

/** Errors in every language. Markup in angle brackets is ignored. */
const common: Rule[] = [
  ['two spaces', / {2}/],
  ['a straight quotation mark', /"(?![^<]*>)/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['three full stops for an ellipsis', /\.\.\./],
];

const ownRules: Partial<Record<Language, Rule[]>> = {
  fr: [
    ['no narrow space before ? ! ;', /[^\s\u202f\u00a0][!?;](?![\w/=&])| [!?;](?![\w/=&])/],
    ['a space a line may break at before a colon', / :(?![\w/])/],
    ['no fixed space inside guillemets', /«[^\u00a0\u202f]|[^\u00a0\u202f]»/],
  ],
  es: [
    ['a question that is not opened', /^[^¿]*\?/],
    ['an exclamation that is not opened', /^[^¡]*!/],
  ],
  ja: [
    [
      'half-width punctuation',
      /[\u3040-\u30ff\u4e00-\u9fff][,.!?;:()]|[,!?][\u3040-\u30ff\u4e00-\u9fff]/,
    ],
  ],
  'zh-cn': [
    ['half-width punctuation', /[\u4e00-\u9fff][,.!?;:()]|[,!?][\u4e00-\u9fff]/],
    ['Japanese quotation marks', /[「」『』]/],
    ['the familiar form of address', /你(?!们)/],
  ],
};

function texts(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${key}.${name}`));
}

const textsOf = (language: Language) => {
  const folder = path.join(root, 'locales', language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => texts(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file));
};

test.each(languages)('%s follows its typographic rules', (language) => {
  const rules = [...common, ...(ownRules[language] ?? [])];
  const violations = textsOf(language).flatMap(([key, text]) =>
    rules.filter(([, wrong]) => wrong.test(text)).map(([what]) => `${key} has ${what}: ${text}`),
  );
  expect(violations).toEqual([]);
});

test('components leave the colon between a label and a value to each language', () => {
  const joined = sourceFiles.filter((file) =>
    /\)\}: [{$]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(joined).toEqual([]);
});
