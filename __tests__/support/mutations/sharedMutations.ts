import type { Mutation } from './mutation';

/** Faults of the contract, the texts, the structure of the code, the service worker, and those only a browser shows. */
export const sharedMutations: readonly Mutation[] = [
  {
    fault: 'Digits that a Japanese keyboard writes are refused as no number.',
    file: 'src/contract/records/parseValue.ts',
    text: ".normalize('NFKC')",
    replacement: '',
    project: 'browser',
    test: 'contract/records/parseValue.test.ts',
  },
  {
    fault: 'A snapshot made to do harm is opened in the replay console.',
    file: 'src/contract/snapshot/hostileValues.ts',
    text: "new Set(['__proto__', 'constructor', 'prototype', '$jsan'])",
    replacement: "new Set(['__proto__', 'constructor', 'prototype'])",
    project: 'browser',
    test: 'contract/snapshot/readSnapshot.test.ts',
  },
  {
    fault: 'A French colon begins a line.',
    file: 'locales/fr/session.json',
    text: 'automatiquement\u00a0: vous restez',
    replacement: 'automatiquement : vous restez',
    project: 'architecture',
    test: 'architecture/typography.test.ts',
  },
  {
    fault: 'The contract, which the server reads too, imports code of the client.',
    file: 'src/contract/initials.ts',
    text: 'export ',
    replacement: "import '../store/hooks';\nexport ",
    project: 'architecture',
    test: 'architecture/imports.test.ts',
  },
  {
    fault: 'An article that was read in one language is shown offline in another.',
    file: 'src/service-worker/responseKeys.ts',
    text: 'key.searchParams.set(languageParameter, language);',
    replacement: '',
    project: 'browser',
    test: 'service-worker/responseKeys.test.ts',
  },
  {
    fault: 'A response that arrives after the log-out leaves names of people in the cache.',
    file: 'src/service-worker/apiResponses.ts',
    text: "if (copy && (kind !== 'people' || logOuts === logOutCount))",
    replacement: 'if (copy)',
    project: 'browser',
    test: 'service-worker/apiResponses.test.ts',
  },
  {
    fault: 'Links to the games of records are too small to be tapped.',
    file: 'src/features/records/latest/recordList.css',
    text: 'min-height: 24px;',
    replacement: '',
    project: 'journeys',
    test: 'journeys/themes.test.ts',
  },
  {
    fault: 'Opening a menu of the header scrolls the page and loses the reader’s place.',
    file: 'src/app/shell/header/header.css',
    text: 'scroll-margin-top: -5rem;',
    replacement: '',
    project: 'journeys',
    test: 'journeys/language.test.ts',
  },
];
