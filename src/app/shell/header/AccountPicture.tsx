import { avatarAddress } from '../../../api/wire/avatarAddress';
import { useGetMeQuery } from '../../../api/usersApi';
import { MemberAvatar } from '../../../components/MemberAvatar';
import { selectAvatarChangedAt, selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';

/** The member's own picture. */
export function AccountPicture() {
  const user = useAppSelector(selectUser);
  const changedAt = useAppSelector(selectAvatarChangedAt);
  // Storage keeps only the tokens: the user is requested once per visit.
  useGetMeQuery(undefined, { skip: user !== null });
  return (
    <MemberAvatar
      src={user ? avatarAddress(user.id, changedAt) : undefined}
      username={user?.username}
    />
  );
}
