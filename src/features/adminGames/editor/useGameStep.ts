import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GameStatus } from '../../../contract/records/catalogue';
import { gameSteps, stepOf, type GameStep } from './gameSteps';

/** The open step. It is in the URL too, so that a reload finds it. */
export function useGameStep(status: GameStatus) {
  const [params, setParams] = useSearchParams();
  const [step, setStep] = useState(
    () => gameSteps.find((one) => one === params.get('step')) ?? stepOf[status],
  );
  const open = (wanted: GameStep) => {
    setStep(wanted);
    setParams({ step: wanted }, { replace: true, preventScrollReset: true });
  };
  return [step, open] as const;
}
