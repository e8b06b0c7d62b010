import { median } from './median';
import type { MeasuredPage, PageResults, Results } from './results';

/** A line of the table: one number for each page, and what it should be. */
export interface Measure {
  name: string;
  read: (page: PageResults, reference: PageResults | undefined) => number | undefined;
  digits?: number;
  /** Larger is better. */
  score?: boolean;
  goal?: number | Partial<Record<MeasuredPage, number>>;
}

const of = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : median(known);
};
const kilobytes = (bytes: number | undefined) => bytes && bytes / 1000;
const seconds = (milliseconds: number | undefined) => milliseconds && milliseconds / 1000;
const processor = (page: PageResults | undefined) =>
  of((page?.traces ?? []).map((visit) => visit.processor));

/** What is measured, most important first. */
export const measures: readonly Measure[] = [
  {
    name: 'Main thread, processor time (ms)',
    read: (page) => processor(page),
  },
  {
    name: 'Main thread, × reference',
    read: (page, reference) => {
      const [own, other] = [processor(page), processor(reference)];
      return own !== undefined && other !== undefined ? own / other : undefined;
    },
    digits: 2,
    goal: { Home: 1, list: 1.2, 'article with comments': 1.4 },
  },
  {
    name: 'Longest task, processor time (ms)',
    read: ({ traces }) => of(traces.map(({ longestTask }) => longestTask)),
  },
  {
    name: 'Blocking time on a processor a quarter as fast (ms)',
    read: ({ traces }) => of(traces.map(({ blocking }) => blocking)),
  },
  {
    name: 'First contentful paint here (s)',
    read: ({ traces }) => seconds(of(traces.map((visit) => visit.firstContentfulPaint))),
    digits: 2,
  },
  {
    name: 'Largest contentful paint here (s)',
    read: ({ traces }) => seconds(of(traces.map((visit) => visit.largestContentfulPaint))),
    digits: 2,
  },
  {
    name: 'Layout shift, the largest of all runs',
    read: ({ traces }) =>
      traces.length === 0 ? undefined : Math.max(...traces.map((visit) => visit.layoutShift)),
    digits: 3,
    goal: 0,
  },
  {
    name: 'Console messages, all runs',
    read: ({ traces }) =>
      traces.length === 0 ? undefined : traces.flatMap(({ messages }) => messages).length,
    goal: 0,
  },
  {
    name: 'Lighthouse: performance',
    read: ({ lighthouse }) => of(lighthouse.map((result) => result.performance)),
    score: true,
    goal: 98,
  },
  ...(
    [
      ['accessibility', 'accessibility'],
      ['best practices', 'bestPractices'],
      ['SEO', 'seo'],
    ] as const
  ).map(([name, field]): Measure => ({
    name: `Lighthouse: ${name}`,
    read: ({ lighthouse }) => of(lighthouse.map((result) => result[field])),
    score: true,
    goal: 100,
  })),
  {
    name: 'Lighthouse: first contentful paint (s)',
    read: ({ lighthouse }) => seconds(of(lighthouse.map((run) => run.firstContentfulPaint))),
    digits: 2,
    goal: 1,
  },
  {
    name: 'Lighthouse: largest contentful paint (s)',
    read: ({ lighthouse }) => seconds(of(lighthouse.map((run) => run.largestContentfulPaint))),
    digits: 2,
    goal: 1.5,
  },
  {
    name: 'Lighthouse: blocking time (ms)',
    read: ({ lighthouse }) => of(lighthouse.map(({ blocking }) => blocking)),
    goal: 100,
  },
  {
    name: 'Lighthouse: speed index (s)',
    read: ({ lighthouse }) => seconds(of(lighthouse.map(({ speedIndex }) => speedIndex))),
    digits: 2,
  },
  {
    name: 'JavaScript until idle (kB)',
    read: ({ weight }) => kilobytes(weight?.script),
    digits: 1,
    goal: { Home: 165, list: 200, 'article with comments': 200 },
  },
  {
    name: 'Everything until idle (kB)',
    read: ({ weight }) => kilobytes(weight?.total),
    digits: 1,
  },
  { name: 'Requests until idle', read: ({ weight }) => weight?.requests },
  {
    name: 'Document (kB)',
    read: ({ weight }) => kilobytes(weight?.document),
    digits: 1,
    goal: { Home: 12, list: 12, 'article with comments': 12 },
  },
  {
    name: 'Document, processor time of the server (ms)',
    read: ({ documents }) => of(documents),
    digits: 1,
    goal: { Home: 12, list: 12, 'article with comments': 12 },
  },
];

export function goalOf({ goal }: Measure, page: MeasuredPage): number | undefined {
  if (page === 'reference') return undefined;
  return typeof goal === 'object' ? goal[page] : goal;
}

/** Medians of the changes of theme and language, as sentences. */
export function describeChanges({ themes, languages }: Results): string[] {
  const described = (name: string, changes: Results['themes'], goal: string) =>
    changes.length === 0
      ? []
      : [
          `${name}: ${median(changes.map(({ time }) => time)).toFixed(0)} ms, ${median(changes.map(({ frames }) => frames))} frames (goal: ${goal})`,
        ];
  return [
    ...described('Theme change', themes, 'one frame'),
    ...described('Language change with texts at hand', languages, '100 ms'),
  ];
}
