/** The values that identify a person. */
export type PersonKeys = Partial<Record<'id' | 'name' | 'slug', string>>;

/**
 * Numbers in place of secret values: equal values of a kind get the same number, different ones get different numbers.
 * Numbers are assigned in order of first use, not derived from the values, so they cannot be reversed.
 */
export type Pseudonyms = {
  numberOf: (kind: string, value: string) => number;
  /** Assigns one number to all values of a person, unless they already have different ones. */
  meet: (keys: PersonKeys) => void;
};

type Table = { numbers: Map<string, number>; taken: Set<number> };

const kindOf = { id: 'person-id', name: 'person-name', slug: 'person-slug' } as const;

export function createPseudonyms(): Pseudonyms {
  const tables = new Map<string, Table>();
  let people = 0;

  const tableOf = (kind: string): Table => {
    const table = tables.get(kind) ?? { numbers: new Map(), taken: new Set() };
    tables.set(kind, table);
    return table;
  };
  const give = ({ numbers, taken }: Table, value: string, number: number) => {
    numbers.set(value, number);
    taken.add(number);
    return number;
  };
  const isPerson = (kind: string) => kind.startsWith('person-');
  const fresh = (kind: string, table: Table) => {
    if (!isPerson(kind)) return table.numbers.size + 1;
    people += 1;
    return people;
  };
  const numberOf = (kind: string, value: string): number => {
    const table = tableOf(kind);
    return table.numbers.get(value) ?? give(table, value, fresh(kind, table));
  };

  const meet = (keys: PersonKeys) => {
    const given = (['id', 'name', 'slug'] as const).flatMap((key) => {
      const value = keys[key];
      return value === undefined ? [] : [{ kind: kindOf[key], value }];
    });
    const first = given[0];
    if (!first) return;
    const number =
      given
        .map(({ kind, value }) => tableOf(kind).numbers.get(value))
        .find((known) => known !== undefined) ?? numberOf(first.kind, first.value);
    for (const { kind, value } of given) {
      const table = tableOf(kind);
      // A person's second name gets its own number: different names must stay different.
      if (!table.numbers.has(value) && !table.taken.has(number)) give(table, value, number);
    }
  };

  return { numberOf, meet };
}
