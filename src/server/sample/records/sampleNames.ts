import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { isLanguage, type Language } from '../../../contract/languages';
import { closed } from '../checkSample';

/** One value for each language that has it. */
export const inLanguages = <Schema extends TSchema>(text: Schema) =>
  Type.Object(
    {
      en: text,
      fr: Type.Optional(text),
      it: Type.Optional(text),
      es: Type.Optional(text),
      ja: Type.Optional(text),
      'pt-br': Type.Optional(text),
      'zh-cn': Type.Optional(text),
    } satisfies Record<Language, TSchema>,
    closed,
  );

export const SampleNames = inLanguages(Type.String({ minLength: 1 }));
export type SampleNames = Static<typeof SampleNames>;

/** One entry for each language that has the name. */
export const namesIn = (names: SampleNames): { language: Language; name: string }[] =>
  Object.entries(names).flatMap(([language, name]) =>
    isLanguage(language) && name ? [{ language, name }] : [],
  );
