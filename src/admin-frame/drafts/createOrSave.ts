import type { CommandOutcome } from '../../api/useSecretMutation';
import type { ChangeOutcome } from './changeDocument';

/** The id of a document that is not on the server yet. */
export const unsavedId = 0;

interface Requests<Document, Saving extends { content: object }> {
  create: (content: Saving['content']) => Promise<CommandOutcome<Document>>;
  save: (saving: Saving) => Promise<CommandOutcome<ChangeOutcome<Document>>>;
}

/** Saves a document; the first save of a new one creates it. */
export const createOrSave =
  <Document, Saving extends { id: number; content: object }>({
    create,
    save,
  }: Requests<Document, Saving>) =>
  async (saving: Saving): Promise<CommandOutcome<ChangeOutcome<Document>>> => {
    if (saving.id !== unsavedId) return save(saving);
    const outcome = await create(saving.content);
    return 'error' in outcome ? outcome : { data: { kind: 'done', document: outcome.data } };
  };
