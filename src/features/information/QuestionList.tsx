import { mdiChevronDown } from '@mdi/js';
import { clsx } from 'clsx';
import { useState } from 'react';
import '../../components/buttons/buttons.css';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import './information.css';
import type { InformationSection } from './informationDocument';
import { LinkedText } from './LinkedText';

interface QuestionListProps {
  questions: InformationSection['questions'];
  /** The question in the URL's hash: it is open initially. */
  linked: string;
}

function Question({
  id,
  question,
  answer,
  linked,
}: QuestionListProps['questions'][number] & {
  linked: boolean;
}) {
  const [open, setOpen] = useState(linked);
  const [followed, setFollowed] = useState(linked);
  if (linked !== followed) {
    setFollowed(linked);
    if (linked) setOpen(true);
  }
  return (
    <div id={id} className="question">
      <h3>
        <button
          type="button"
          id={`${id}-question`}
          aria-controls={`${id}-answer`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="pressable question-button"
        >
          {question}
          <Icon path={mdiChevronDown} />
        </button>
      </h3>
      <div id={`${id}-answer`} className={clsx('answer', open && 'answer-open')}>
        <div>
          <Text muted className="answer-text">
            <LinkedText text={answer} />
          </Text>
        </div>
      </div>
    </div>
  );
}

/** A list of questions; each opens to show its answer. */
export function QuestionList({ questions, linked }: QuestionListProps) {
  return questions.map((question) => (
    <Question key={question.id} {...question} linked={linked === question.id} />
  ));
}
