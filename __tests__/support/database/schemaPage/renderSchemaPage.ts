import { migrations } from '../../../../src/server/platform/database/migrations/migrations';
import type { Catalogue, CatalogueTrigger, Definition } from './readCatalogue';
import { triggerRules } from './triggerRules';

export const schemaPage = 'docs/schema.md';
export const schemaCommand = 'npm run docs:schema';

const opening = `# Schema

The tables of the database after all migrations, and the triggers that keep rules of the product. The migration that is named with a
table or trigger says in comments why it is there (\`src/server/platform/database/migrations/\`).

Do not edit: \`${schemaCommand}\` writes this page from a migrated database, and a test compares them.`;

const code = (text: string) => `\`${text.replaceAll('|', String.raw`\|`)}\``;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The migrations that contain a statement, in their order. */
const migrationsWith = (statement: string): string[] =>
  Object.entries(migrations)
    .filter(([, text]) => new RegExp(String.raw`\b${statement}\b`).test(text))
    .map(([name]) => name);

/** The migration that creates a trigger as it is, and those that replace its function later. */
function sinceOf({ name, body }: CatalogueTrigger): string {
  const created = migrationsWith(`create trigger ${name}`).at(-1) ?? '';
  const replaced = migrationsWith(`create or replace function ${body}`);
  return [created, ...replaced.filter((migration) => migration > created)].join(', ');
}

function triggerRow(trigger: CatalogueTrigger): string[] {
  const { owner, name, definition } = trigger;
  const [, moment = '', unit = ''] =
    /(BEFORE .*?|AFTER .*?) ON .* FOR EACH (ROW|STATEMENT)/.exec(definition) ?? [];
  const when = `${moment.toLowerCase()}, each ${unit.toLowerCase()}`;
  return [code(name), code(owner), when, triggerRules[name] ?? '', sinceOf(trigger)];
}

/** What follows the name of the table in an index: columns, expressions, condition. */
const indexLine = ({ name, definition }: Definition) => {
  const unique = definition.startsWith('CREATE UNIQUE') ? 'unique ' : '';
  const what = definition
    .replace(/^.* ON \S+ USING (btree )?/, '')
    .replaceAll(' WHERE ', ' where ');
  return `- ${code(name)}: ${unique}${code(what.replaceAll(' INCLUDE ', ' include '))}`;
};

function keyLine({ definition }: Definition): string {
  const [, columns = '', target = '', rest = ''] =
    /^FOREIGN KEY \((.*?)\) REFERENCES (.*?)\(.*?\)(.*)$/.exec(definition) ?? [];
  return `- ${code(columns)} refers to ${code(target)}${rest.toLowerCase()}`;
}

function tableSection(name: string, { columns, indexes, foreignKeys }: Catalogue): string {
  const own = <Item extends { owner: string }>(items: readonly Item[]) =>
    items.filter(({ owner }) => owner === name);
  const lines = own(columns).map((column) => [
    code(column.name),
    column.type,
    column.required ? 'required' : '',
    column.value === '' ? '' : code(column.value.replaceAll(/\s+/g, ' ')),
  ]);
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${title}:\n\n${items.join('\n')}`];
  return [
    `### ${name}`,
    `Since ${migrationsWith(`create table ${name}`).join(', ')}.`,
    table(['column', 'type', '', 'default'], lines),
    ...list('Indexes', own(indexes).map(indexLine)),
    ...list('Foreign keys', own(foreignKeys).map(keyLine)),
  ].join('\n\n');
}

/** The text of docs/schema.md, before it is formatted. */
export function renderSchemaPage(catalogue: Catalogue): string {
  const tables = [...new Set(catalogue.columns.map(({ owner }) => owner))];
  const head = ['trigger', 'table', 'when', 'rule', 'since'];
  return `${[
    opening,
    '## Triggers',
    table(head, catalogue.triggers.map(triggerRow)),
    '## Tables',
    ...tables.map((name) => tableSection(name, catalogue)),
  ].join('\n\n')}\n`;
}
