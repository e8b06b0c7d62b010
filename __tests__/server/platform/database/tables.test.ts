import { readFileSync } from 'node:fs';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { readCatalogue, type Catalogue } from '../../../support/database/schemaPage/readCatalogue';
import {
  renderSchemaPage,
  schemaCommand,
  schemaPage,
} from '../../../support/database/schemaPage/renderSchemaPage';
import { triggerRules } from '../../../support/database/schemaPage/triggerRules';

let opened: TestDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  opened = await createTestDatabase();
  catalogue = await readCatalogue(opened.database);
});
afterAll(() => opened?.close());

/** The formatter pads the cells of tables. */
const withoutPadding = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

describe('the page of the schema', () => {
  it(`is up to date; if not, run ${schemaCommand}`, () => {
    expect(withoutPadding(readFileSync(schemaPage, 'utf8'))).toBe(
      withoutPadding(renderSchemaPage(catalogue)),
    );
  });

  it('has a sentence for the rule of each trigger', () => {
    expect(Object.keys(triggerRules).toSorted()).toEqual(
      catalogue.triggers.map(({ name }) => name).toSorted(),
    );
  });
});
