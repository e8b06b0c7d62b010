import { forgetDrafts, keepDraft, readDraft } from '../../../src/features/comments/drafts';

test('drafts are stored by member, article and comment, and deleted with their member', () => {
  const place = { member: '7', articleId: 1 };
  keepDraft(place, '<p>new</p>');
  keepDraft({ ...place, commentId: 3 }, '<p>changed</p>');
  keepDraft({ ...place, member: '77' }, '<p>another’s</p>');
  expect(readDraft(place)).toBe('<p>new</p>');
  expect(readDraft({ ...place, commentId: 3 })).toBe('<p>changed</p>');
  expect(readDraft({ ...place, articleId: 2 })).toBe('');
  forgetDrafts('7');
  expect(readDraft(place)).toBe('');
  expect(readDraft({ ...place, commentId: 3 })).toBe('');
  expect(readDraft({ ...place, member: '77' })).toBe('<p>another’s</p>');
  keepDraft({ ...place, member: '77' }, '');
  expect(Object.keys(localStorage)).toEqual([]);
});
