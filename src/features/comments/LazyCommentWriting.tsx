import { useCallback, useState } from 'react';
import { PartFailure } from '../../components/feedback/PartFailure';
import { Placeholder } from '../../components/feedback/Placeholder';
import { LazyComponent } from '../../components/lazy/LazyComponent';
import { createLazyModule } from '../../components/lazy/lazyModule';
import type { CommentWritingProps } from './CommentWriting';
import './comments.css';

const commentWriting = createLazyModule(async () => {
  const { CommentWriting } = await import(
    /* webpackChunkName: "comment-writing" */ './CommentWriting'
  );
  return CommentWriting;
});

/** The member's part of the comments; guests do not fetch its code. */
export function LazyCommentWriting(props: CommentWritingProps) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const fail = useCallback(() => setFailedAttempt(attempt), [attempt]);
  if (failedAttempt === attempt) {
    return <PartFailure missing onRetry={() => setAttempt(attempt + 1)} />;
  }
  return (
    <LazyComponent
      part={commentWriting}
      props={props}
      onFailure={fail}
      fallback={
        <div aria-busy="true" className="comment-writing-placeholder">
          <Placeholder shape="area" />
        </div>
      }
    />
  );
}
