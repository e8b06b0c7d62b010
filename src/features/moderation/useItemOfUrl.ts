import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { parseId } from '../../contract/parseId';
import { useRoute } from '../../navigation/useRoute';

/** The arguments of the query for the item of the URL. */
export function useItemOfUrl() {
  const { language } = useRoute();
  const id = parseId(useParams().id ?? '');
  return id === undefined ? skipToken : { language, id };
}
