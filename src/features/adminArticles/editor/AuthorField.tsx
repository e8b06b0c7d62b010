import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '../../../contract/schemas/adminArticles';
import { MemberField } from '../../../admin-frame/MemberField';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** The article's author: any member who can log in. */
export function AuthorField({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const { content, change, article, fieldErrors } = draft;
  const [chosen, setChosen] = useState<AdminPerson>();
  const author = [chosen, article.author].find((person) => person?.id === content.authorId);
  return (
    <Box data-field="authorId">
      <MemberField
        required
        name="author"
        size="small"
        state="active"
        label={t('author.label')}
        hint={t('author.hint')}
        error={fieldErrors['authorId']}
        value={content.authorId === undefined ? article.author : (author ?? null)}
        onChange={(person) => {
          if (!person) return;
          setChosen(person);
          change(() => ({ authorId: person.id }));
        }}
      />
    </Box>
  );
}
