import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { api } from './api';

export function Component() {
  const { t } = useTranslation(['articles', 'common', 'home']);
  const { id } = useParams();
  const { data, isError } = api.endpoints.getArticle.useQuery(Number(id));
  if (isError) return <p role="alert">{t('articles:error.loadFailed')}</p>;
  if (!data) return <p aria-busy="true">{t('common:loading')}</p>;
  return (
    <article className="text">
      <h1>{data.title}</h1>
      <p>{data.excerpt}</p>
    </article>
  );
}
