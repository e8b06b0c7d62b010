import { moveHiddenPicture } from '../records/scores/proofPictures';
import { hideName, type Hiding } from './hideName';

/** Hides what was reported, or shows it again. What is gone or was replaced stays so. */
export async function hideSubject(hiding: Hiding): Promise<void> {
  const { transaction, row, at } = hiding;
  const { kind, subjectId, thing } = row;
  if (kind === 'name') return hideName(hiding);
  if (kind === 'comment')
    await transaction
      .updateTable('comments')
      .set({ hiddenAt: at })
      .where('id', '=', subjectId)
      .execute();
  if (kind === 'picture') {
    await transaction
      .updateTable('proofPictures')
      .set({ hiddenAt: at })
      .where('id', '=', subjectId)
      .execute();
    if (at !== null) await moveHiddenPicture(transaction, subjectId);
  }
  // Another picture that the member chose since was not reported.
  if (kind === 'avatar')
    await transaction
      .updateTable('avatars')
      .set({ hiddenAt: at })
      .where('userId', '=', subjectId)
      .where('hash', '=', thing)
      .execute();
}
