import type { SampleArticle } from './sampleArticle';
import { aChartWithOnePlayer } from './articles/aChartWithOnePlayer';
import { aLetterAfterFourteenYears } from './articles/aLetterAfterFourteenYears';
import { aPeriscopeInAPiedmontBarn } from './articles/aPeriscopeInAPiedmontBarn';
import { aProofEveningForTwo } from './articles/aProofEveningForTwo';
import { aRecordWithdrawnByItsOwnHolder } from './articles/aRecordWithdrawnByItsOwnHolder';
import { aSeasideArcadesLastSummer } from './articles/aSeasideArcadesLastSummer';
import { aYearOfVerificationInNumbers } from './articles/aYearOfVerificationInNumbers';
import { chooseAChartByTheLengthOfYourEvening } from './articles/chooseAChartByTheLengthOfYourEvening';
import { cleanContactsWithoutRuiningThem } from './articles/cleanContactsWithoutRuiningThem';
import { darkThemesLightThemesAndWhoAskedForThem } from './articles/darkThemesLightThemesAndWhoAskedForThem';
import { deepSignalWhatHappensAfterTheLastNumber } from './articles/deepSignalWhatHappensAfterTheLastNumber';
import { emulatorsWhatWeAcceptAndWhatNot } from './articles/emulatorsWhatWeAcceptAndWhatNot';
import { everyCounterHasAnEnd } from './articles/everyCounterHasAnEnd';
import { fifteenTriesThenSomethingElse } from './articles/fifteenTriesThenSomethingElse';
import { fiftyAndSixtyHertzSideBySide } from './articles/fiftyAndSixtyHertzSideBySide';
import { fiftyThousandVerifiedRecordsReachedTwice } from './articles/fiftyThousandVerifiedRecordsReachedTwice';
import { firstPlaceInTheDark } from './articles/firstPlaceInTheDark';
import { fiveHoursAndFortyMinutesOffline } from './articles/fiveHoursAndFortyMinutesOffline';
import { fortyOneDaysWithASecretGlitch } from './articles/fortyOneDaysWithASecretGlitch';
import { fourthAtTheKitchenTable } from './articles/fourthAtTheKitchenTable';
import { frameRulesExplainedWithABusStop } from './articles/frameRulesExplainedWithABusStop';
import { handsThatLastAdviceFromAPhysiotherapist } from './articles/handsThatLastAdviceFromAPhysiotherapist';
import { honestSettingsForACaptureCard } from './articles/honestSettingsForACaptureCard';
import { howToBuildAPhotoThatProvesSomething } from './articles/howToBuildAPhotoThatProvesSomething';
import { howToLoseGracefully } from './articles/howToLoseGracefully';
import { howWeCountProvedRecords } from './articles/howWeCountProvedRecords';
import { lumenDriftTheMirroredCupInUnderTwelveMinutes } from './articles/lumenDriftTheMirroredCupInUnderTwelveMinutes';
import { nightShiftNurseTopsNightCourier } from './articles/nightShiftNurseTopsNightCourier';
import { onePlayerOneChart } from './articles/onePlayerOneChart';
import { oneTakeFromPowerOnToInitials } from './articles/oneTakeFromPowerOnToInitials';
import { proofQueueBackToThreeDays } from './articles/proofQueueBackToThreeDays';
import { readTheChartFromTheBottomUp } from './articles/readTheChartFromTheBottomUp';
import { readTheServiceManualBackwards } from './articles/readTheServiceManualBackwards';
import { routeNotesOnPaper } from './articles/routeNotesOnPaper';
import { savingTheTableBeforeLightsOut } from './articles/savingTheTableBeforeLightsOut';
import { sixRunnersOneController } from './articles/sixRunnersOneController';
import { sleepHandsAndTwoHundredSessions } from './articles/sleepHandsAndTwoHundredSessions';
import { springTeamLeagueOpensInApril } from './articles/springTeamLeagueOpensInApril';
import { starlanceHasItsFirstTenMillionScore } from './articles/starlanceHasItsFirstTenMillionScore';
import { theAutumnMeetUpWillBeInTurinWithThreeFuses } from './articles/theAutumnMeetUpWillBeInTurinWithThreeFuses';
import { theClubThatPlaysWithoutASound } from './articles/theClubThatPlaysWithoutASound';
import { theCoinCellInTheCartridge } from './articles/theCoinCellInTheCartridge';
import { theJoystickThatMadeMyWristAche } from './articles/theJoystickThatMadeMyWristAche';
import { theMonth412RecordsFell } from './articles/theMonth412RecordsFell';
import { theOldestStandingScoreOnTheSite } from './articles/theOldestStandingScoreOnTheSite';
import { theRecordNobodyBelievedUntilTheThirdVideo } from './articles/theRecordNobodyBelievedUntilTheThirdVideo';
import { theSiteNowSpeaksSevenLanguages } from './articles/theSiteNowSpeaksSevenLanguages';
import { theTeamThatMeetsByTrain } from './articles/theTeamThatMeetsByTrain';
import { theTieThatLastedElevenMonths } from './articles/theTieThatLastedElevenMonths';
import { theTwentyMinuteRule } from './articles/theTwentyMinuteRule';
import { theWordThatAskedForADrawing } from './articles/theWordThatAskedForADrawing';
import { threeGenerationsOnOneIronFerryCabinet } from './articles/threeGenerationsOnOneIronFerryCabinet';
import { threeLinesANightKeepingAPracticeDiary } from './articles/threeLinesANightKeepingAPracticeDiary';
import { threeTenthsInSkylineRally } from './articles/threeTenthsInSkylineRally';
import { twentyThreeYearsAndWhatHasNotChanged } from './articles/twentyThreeYearsAndWhatHasNotChanged';
import { twoHundredNeighboursInTheSea } from './articles/twoHundredNeighboursInTheSea';
import { twoRecordsOneCafeAndAMop } from './articles/twoRecordsOneCafeAndAMop';
import { whatAMarginOfOneHundredthOfAPercentLooksLike } from './articles/whatAMarginOfOneHundredthOfAPercentLooksLike';
import { whatChangedInThePointsFormula } from './articles/whatChangedInThePointsFormula';
import { whatHappensToYourProofStepByStep } from './articles/whatHappensToYourProofStepByStep';
import { whenATimerLies } from './articles/whenATimerLies';
import { whyATubeStillMatters } from './articles/whyATubeStillMatters';
import { whyMenusCostMoreThanJumps } from './articles/whyMenusCostMoreThanJumps';
import { yourFirstScoreOnTheSiteTakesTenMinutes } from './articles/yourFirstScoreOnTheSiteTakesTenMinutes';

/** Every sample article; a test checks that no file is missing. */
export const sampleArticles: readonly SampleArticle[] = [
  aChartWithOnePlayer,
  aLetterAfterFourteenYears,
  aPeriscopeInAPiedmontBarn,
  aProofEveningForTwo,
  aRecordWithdrawnByItsOwnHolder,
  aSeasideArcadesLastSummer,
  aYearOfVerificationInNumbers,
  chooseAChartByTheLengthOfYourEvening,
  cleanContactsWithoutRuiningThem,
  darkThemesLightThemesAndWhoAskedForThem,
  deepSignalWhatHappensAfterTheLastNumber,
  emulatorsWhatWeAcceptAndWhatNot,
  everyCounterHasAnEnd,
  fifteenTriesThenSomethingElse,
  fiftyAndSixtyHertzSideBySide,
  fiftyThousandVerifiedRecordsReachedTwice,
  firstPlaceInTheDark,
  fiveHoursAndFortyMinutesOffline,
  fortyOneDaysWithASecretGlitch,
  fourthAtTheKitchenTable,
  frameRulesExplainedWithABusStop,
  handsThatLastAdviceFromAPhysiotherapist,
  honestSettingsForACaptureCard,
  howToBuildAPhotoThatProvesSomething,
  howToLoseGracefully,
  howWeCountProvedRecords,
  lumenDriftTheMirroredCupInUnderTwelveMinutes,
  nightShiftNurseTopsNightCourier,
  onePlayerOneChart,
  oneTakeFromPowerOnToInitials,
  proofQueueBackToThreeDays,
  readTheChartFromTheBottomUp,
  readTheServiceManualBackwards,
  routeNotesOnPaper,
  savingTheTableBeforeLightsOut,
  sixRunnersOneController,
  sleepHandsAndTwoHundredSessions,
  springTeamLeagueOpensInApril,
  starlanceHasItsFirstTenMillionScore,
  theAutumnMeetUpWillBeInTurinWithThreeFuses,
  theClubThatPlaysWithoutASound,
  theCoinCellInTheCartridge,
  theJoystickThatMadeMyWristAche,
  theMonth412RecordsFell,
  theOldestStandingScoreOnTheSite,
  theRecordNobodyBelievedUntilTheThirdVideo,
  theSiteNowSpeaksSevenLanguages,
  theTeamThatMeetsByTrain,
  theTieThatLastedElevenMonths,
  theTwentyMinuteRule,
  theWordThatAskedForADrawing,
  threeGenerationsOnOneIronFerryCabinet,
  threeLinesANightKeepingAPracticeDiary,
  threeTenthsInSkylineRally,
  twentyThreeYearsAndWhatHasNotChanged,
  twoHundredNeighboursInTheSea,
  twoRecordsOneCafeAndAMop,
  whatAMarginOfOneHundredthOfAPercentLooksLike,
  whatChangedInThePointsFormula,
  whatHappensToYourProofStepByStep,
  whenATimerLies,
  whyATubeStillMatters,
  whyMenusCostMoreThanJumps,
  yourFirstScoreOnTheSiteTakesTenMinutes,
];
