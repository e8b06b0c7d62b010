import { Type } from '@sinclair/typebox';
import type { Language } from '../../../contract/languages';
import { checkSample } from '../checkSample';
import rules from '../data/rules.json';
import { inLanguages } from './sampleNames';

const lines = Type.Array(Type.String({ minLength: 1 }));
const Rules = Type.Record(Type.String(), inLanguages(lines));

/** Plain text by the slug of the game: in every language for some, in English for the others that have rules. */
export const sampleRules: Readonly<Record<string, Partial<Record<Language, string>>>> =
  Object.fromEntries(
    Object.entries(checkSample(Rules, rules, 'rules.json')).map(([slug, texts]) => [
      slug,
      Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [language, text.join('\n')]),
      ),
    ]),
  );
