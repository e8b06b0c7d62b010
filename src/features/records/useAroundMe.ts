import { useLocation } from 'react-router-dom';
import { withRedirect } from '../../navigation/loginPath';
import { useRoute } from '../../navigation/useRoute';

/** The address of the page around the member, whose search string is given. Guests log in first. */
export function useAroundMe(search: string, member: boolean): string {
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  return member ? search : withRedirect(pathTo('Login'), `${pathname}${search}`);
}
