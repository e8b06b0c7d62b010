import { useParams } from 'react-router-dom';
import { membersApi } from '../../../api/membersApi';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';

/** Whether the reader looks at their own page, which has been loaded. */
export function useIsOwnPage(): boolean {
  const { slug = '' } = useParams();
  const ownId = useAppSelector(selectUser)?.id;
  const { currentData } = membersApi.endpoints.getMember.useQueryState(slug);
  return ownId !== undefined && currentData?.id === ownId;
}
