import type { Language } from '../../../contract/languages';

type Rules = Partial<Record<Language, string>>;

const lines = (...texts: string[]) => texts.join('\n');

/** Plain text by the slug of the game: in every language for some, in English for the others that have rules. */
export const sampleRules: Readonly<Record<string, Rules>> = {
  starlance: {
    en: lines(
      'One credit, default difficulty, no continues.',
      'No automatic fire. No saving, reloading or rewinding.',
      'The 50 Hz version and emulators have charts of their own. On an emulator, film the settings and the version number before the game, without a cut.',
      'From one million points on, a film of the whole game is needed.',
    ),
    fr: lines(
      'Un seul crédit, difficulté par défaut, sans continuer.',
      'Pas de tir automatique. Pas de sauvegarde, de rechargement ni de retour en arrière.',
      'La version 50 Hz et les émulateurs ont leurs propres tableaux. Sur émulateur, filmez les réglages et le numéro de version avant la partie, sans coupure.',
      'À partir d’un million de points, il faut un film de toute la partie.',
    ),
    it: lines(
      'Un solo credito, difficoltà predefinita, senza continuare.',
      'Niente fuoco automatico. Niente salvataggi, ricaricamenti o riavvolgimenti.',
      'La versione a 50 Hz e gli emulatori hanno classifiche proprie. Con un emulatore, filma le impostazioni e il numero di versione prima della partita, senza tagli.',
      'Da un milione di punti in su serve un filmato dell’intera partita.',
    ),
    es: lines(
      'Un solo crédito, dificultad predeterminada, sin continuar.',
      'Sin disparo automático. Sin guardar, recargar ni rebobinar.',
      'La versión de 50 Hz y los emuladores tienen sus propias tablas. Con un emulador, graba los ajustes y el número de versión antes de la partida, sin cortes.',
      'A partir de un millón de puntos hace falta un vídeo de toda la partida.',
    ),
    ja: lines(
      '1クレジット、標準の難易度、コンティニューなし。',
      '自動連射は禁止です。途中のセーブ、ロード、巻き戻しも禁止です。',
      '50 Hz版とエミュレーターには専用のチャートがあります。エミュレーターの場合は、ゲームの前に設定とバージョン番号を続けて録画してください。',
      '100万点以上は、ゲーム全体の動画が必要です。',
    ),
    'pt-br': lines(
      'Um crédito, dificuldade padrão, sem continuar.',
      'Sem tiro automático. Sem salvar, recarregar ou retroceder.',
      'A versão de 50 Hz e os emuladores têm tabelas próprias. No emulador, filme as configurações e o número da versão antes da partida, sem cortes.',
      'A partir de um milhão de pontos, é preciso um vídeo da partida inteira.',
    ),
    'zh-cn': lines(
      '一个币，默认难度，不可续关。',
      '禁止自动连发。禁止中途存档、读档或倒带。',
      '50 Hz 版本和模拟器有各自的榜单。使用模拟器时，请在游戏开始前不间断地录下设置和版本号。',
      '一百万分以上需要整局游戏的录像。',
    ),
  },
  'deep-signal': {
    en: lines(
      'Arcade: factory settings and one coin. Home version: from the title screen, without passwords.',
      'The counter stops at 999,990. Players who reach it share the first place; their time counts on a chart of its own.',
      'Silent Dive: film the screen and record the sound from the start to the last number.',
    ),
    fr: lines(
      'Arcade : réglages d’usine et une seule pièce. Version domestique : depuis l’écran titre, sans mot de passe.',
      'Le compteur s’arrête à 999 990. Ceux qui l’atteignent partagent la première place ; leur temps compte sur un tableau à part.',
      'Silent Dive : filmez l’écran et enregistrez le son du début jusqu’au dernier chiffre.',
    ),
    it: lines(
      'Sala giochi: impostazioni di fabbrica e un solo gettone. Versione domestica: dalla schermata del titolo, senza password.',
      'Il contatore si ferma a 999.990. Chi ci arriva condivide il primo posto; il tempo conta in una classifica a parte.',
      'Silent Dive: filma lo schermo e registra il suono dall’inizio all’ultimo numero.',
    ),
    es: lines(
      'Arcade: ajustes de fábrica y una sola moneda. Versión doméstica: desde la pantalla de título, sin contraseñas.',
      'El contador se detiene en 999.990. Quienes llegan comparten el primer puesto; su tiempo cuenta en una tabla aparte.',
      'Silent Dive: graba la pantalla y el sonido desde el principio hasta el último número.',
    ),
    ja: lines(
      'アーケード：工場出荷時の設定、1コイン。家庭用：タイトル画面から、パスワードなし。',
      'カウンターは999,990で止まります。到達したプレイヤーは同率1位となり、タイムは別のチャートで競います。',
      'Silent Dive：開始から最後の数字まで、画面と音を録画してください。',
    ),
    'pt-br': lines(
      'Fliperama: configurações de fábrica e uma ficha. Versão doméstica: a partir da tela de título, sem senhas.',
      'O contador para em 999.990. Quem chega lá divide o primeiro lugar; o tempo conta em uma tabela própria.',
      'Silent Dive: filme a tela e grave o som do início até o último número.',
    ),
    'zh-cn': lines(
      '街机：出厂设置，一个币。家用版：从标题画面开始，不使用密码。',
      '计数器到 999,990 为止。达到者并列第一，用时在另一个榜单上比较。',
      'Silent Dive：请从开始到最后一个数字录下画面和声音。',
    ),
  },
  'iron-ferry': {
    en: lines(
      'The switches behind the coin door stay as delivered. Switch 5 must be down: up, it adds ten seconds to every crossing.',
      'Send a photograph of the switches with your score.',
      'After 999,990 the counter starts again at zero. Film the whole drive, so that we can count how often.',
      'Scores end in 00 or 50.',
    ),
    fr: lines(
      'Les interrupteurs derrière la porte du monnayeur restent comme à la livraison. Le numéro 5 doit être baissé : levé, il ajoute dix secondes à chaque traversée.',
      'Joignez à votre score une photo des interrupteurs.',
      'Après 999 990, le compteur repart de zéro. Filmez tout le trajet, pour que nous puissions compter combien de fois.',
      'Les scores se terminent par 00 ou 50.',
    ),
    it: lines(
      'Gli interruttori dietro lo sportello delle monete restano come alla consegna. Il numero 5 deve essere abbassato: alzato, aggiunge dieci secondi a ogni traversata.',
      'Invia con il punteggio una foto degli interruttori.',
      'Dopo 999.990 il contatore riparte da zero. Filma tutto il percorso, così possiamo contare quante volte.',
      'I punteggi finiscono in 00 o 50.',
    ),
    es: lines(
      'Los interruptores de detrás de la puerta de monedas se quedan como venían. El número 5 debe estar bajado: subido, añade diez segundos a cada travesía.',
      'Envía con tu puntuación una foto de los interruptores.',
      'Después de 999.990 el contador vuelve a cero. Graba todo el trayecto para que podamos contar cuántas veces.',
      'Las puntuaciones terminan en 00 o 50.',
    ),
    ja: lines(
      'コイン投入口の裏のスイッチは出荷時のままにしてください。5番は必ず下げます。上げると、1回の航行につき10秒増えます。',
      'スコアと一緒にスイッチの写真を送ってください。',
      '999,990の次はカウンターが0に戻ります。何回戻ったか数えられるよう、全体を録画してください。',
      'スコアの末尾は00か50です。',
    ),
    'pt-br': lines(
      'As chaves atrás da porta de fichas ficam como vieram de fábrica. A chave 5 deve estar abaixada: levantada, acrescenta dez segundos a cada travessia.',
      'Envie uma foto das chaves com a pontuação.',
      'Depois de 999.990, o contador volta a zero. Filme o percurso inteiro, para que possamos contar quantas vezes.',
      'As pontuações terminam em 00 ou 50.',
    ),
    'zh-cn': lines(
      '投币门后的开关保持出厂状态。5 号开关必须拨下：拨上时，每次渡航会多出十秒。',
      '提交成绩时请附上开关的照片。',
      '超过 999,990 后计数器会归零。请录下全程，以便我们数清归零的次数。',
      '分数以 00 或 50 结尾。',
    ),
  },
  hexfall: {
    en: lines(
      'One game from the title screen, in one take. Pauses are allowed and stay in the film.',
      'Cascade: the five minutes are those of the game’s own clock.',
      'Score, then time: of equal scores, the one reached sooner is better.',
    ),
    fr: lines(
      'Une partie depuis l’écran titre, d’une traite. Les pauses sont permises et restent dans le film.',
      'Cascade : les cinq minutes sont celles de l’horloge du jeu.',
      'Score, puis temps : à score égal, le plus vite atteint est le meilleur.',
    ),
    it: lines(
      'Una partita dalla schermata del titolo, in una sola ripresa. Le pause sono permesse e restano nel filmato.',
      'Cascade: i cinque minuti sono quelli dell’orologio del gioco.',
      'Punteggio, poi tempo: a parità di punti è migliore quello raggiunto prima.',
    ),
    es: lines(
      'Una partida desde la pantalla de título, en una sola toma. Las pausas están permitidas y se quedan en el vídeo.',
      'Cascade: los cinco minutos son los del reloj del juego.',
      'Puntuación y luego tiempo: a igual puntuación, es mejor la que se alcanza antes.',
    ),
    ja: lines(
      'タイトル画面から始めた1回のゲームを、編集なしで録画してください。ポーズは可能ですが、動画に残してください。',
      'Cascade：5分はゲーム内の時計で計ります。',
      'ハイスコア、次にタイム：同点の場合は、早く到達したほうが上位です。',
    ),
    'pt-br': lines(
      'Uma partida a partir da tela de título, em uma só tomada. Pausas são permitidas e ficam no vídeo.',
      'Cascade: os cinco minutos são os do relógio do jogo.',
      'Pontuação e depois tempo: com a mesma pontuação, vale mais a alcançada antes.',
    ),
    'zh-cn': lines(
      '从标题画面开始的一局游戏，一镜到底。允许暂停，但须保留在录像中。',
      'Cascade：五分钟以游戏内的时钟为准。',
      '先分数后用时：分数相同时，先达到者为优。',
    ),
  },
  'moss-kingdom': {
    en: lines(
      'Any %: from the first press of the start button to the last picture of the ending.',
      'Time attack: the time the game shows. It counts in steps, so equal times are real ties.',
      'All lanterns, relay: six players, one console, one controller, no pause.',
    ),
    fr: lines(
      'Any % : du premier appui sur le bouton de départ à la dernière image de la fin.',
      'Contre-la-montre : le temps affiché par le jeu. Il compte par paliers : des temps égaux sont de vraies égalités.',
      'Toutes les lanternes, relais : six joueurs, une console, une manette, aucune pause.',
    ),
    it: lines(
      'Any %: dalla prima pressione del tasto di avvio all’ultima immagine del finale.',
      'A tempo: il tempo mostrato dal gioco. Conta a scatti, quindi tempi uguali sono vere parità.',
      'Tutte le lanterne, staffetta: sei giocatori, una console, un controller, nessuna pausa.',
    ),
    es: lines(
      'Any %: desde la primera pulsación del botón de inicio hasta la última imagen del final.',
      'Contrarreloj: el tiempo que muestra el juego. Cuenta a saltos, así que los tiempos iguales son empates de verdad.',
      'Todos los faroles, relevos: seis jugadores, una consola, un mando, sin pausas.',
    ),
    ja: lines(
      'Any %：スタートボタンを最初に押してから、エンディングの最後の画面まで。',
      'タイムアタック：ゲームが表示するタイムです。一定の刻みで数えるため、同じタイムは同着とします。',
      'オールランタン・リレー：6人、本体1台、コントローラー1つ、ポーズなし。',
    ),
    'pt-br': lines(
      'Any %: do primeiro toque no botão de início à última imagem do final.',
      'Contra o relógio: o tempo que o jogo mostra. Ele conta em passos, então tempos iguais são empates de verdade.',
      'Todas as lanternas, revezamento: seis jogadores, um console, um controle, sem pausa.',
    ),
    'zh-cn': lines(
      'Any %：从第一次按下开始键到结局的最后一个画面。',
      '计时赛：以游戏显示的时间为准。游戏按固定间隔计时，时间相同即为并列。',
      '全灯笼接力：六名玩家，一台主机，一个手柄，不可暂停。',
    ),
  },
  'lumen-drift': {
    en: lines(
      'Three laps, any kart. Ghosts may be shown.',
      'Mirrored cup: only times of the game’s own mirrored mode.',
      'Cup total: the four tracks in one go, as the game adds them up.',
      'Pausing while a kart fades back in is not allowed.',
    ),
    fr: lines(
      'Trois tours, n’importe quel kart. Les fantômes peuvent être affichés.',
      'Coupe miroir : seulement les temps du mode miroir du jeu.',
      'Total de la coupe : les quatre circuits d’une traite, tels que le jeu les additionne.',
      'Mettre en pause pendant qu’un kart réapparaît n’est pas permis.',
    ),
    it: lines(
      'Tre giri, qualsiasi kart. I fantasmi possono essere visibili.',
      'Coppa a specchio: solo tempi della modalità a specchio del gioco.',
      'Totale della coppa: le quattro piste di seguito, come le somma il gioco.',
      'Non è permesso mettere in pausa mentre un kart riappare.',
    ),
    es: lines(
      'Tres vueltas, cualquier kart. Los fantasmas pueden estar visibles.',
      'Copa espejo: solo tiempos del modo espejo del juego.',
      'Total de la copa: los cuatro circuitos seguidos, tal como los suma el juego.',
      'No se permite pausar mientras un kart reaparece.',
    ),
    ja: lines(
      '3周、カートは自由。ゴーストの表示も可能です。',
      'ミラーカップ：ゲームのミラーモードのタイムに限ります。',
      'カップ合計：4コースを続けて走り、ゲームが表示する合計タイムです。',
      'コースに復帰する途中のカートでのポーズは禁止です。',
    ),
    'pt-br': lines(
      'Três voltas, qualquer kart. Os fantasmas podem aparecer.',
      'Copa espelhada: só tempos do modo espelhado do jogo.',
      'Total da copa: as quatro pistas em sequência, como o jogo soma.',
      'Não é permitido pausar enquanto um kart reaparece.',
    ),
    'zh-cn': lines(
      '三圈，卡丁车不限。可以显示幽灵车。',
      '镜像杯：仅限游戏自带的镜像模式的时间。',
      '杯赛总时间：连续跑完四条赛道，以游戏累计的时间为准。',
      '卡丁车重新出现的过程中不可暂停。',
    ),
  },
  'skyline-rally': {
    en: lines(
      'The time of the game’s own clock, in hundredths.',
      'The weather is drawn by lot and does not matter. Any car.',
      'The 50 Hz and the 60 Hz version have charts of their own where both are listed.',
    ),
  },
  'neon-circuit': {
    en: lines(
      'Film the choice of the ship, not only the race: two classes look the same from behind.',
      'One coin: no second coin before the last result is shown.',
    ),
  },
  'night-courier': {
    en: lines(
      'The original texts: a translation changes how long scenes last.',
      'Letters delivered unseen: the night ends with the first face that sees you.',
    ),
  },
  'velvet-cue': {
    en: lines('Longest run: one table, one visit.', 'Ninety seconds: racking is not counted.'),
  },
  'orchard-tycoon': {
    en: lines(
      'A new orchard for each attempt, on the normal market.',
      'Full season: send the film in parts of an hour at most, each with the calendar in the picture.',
    ),
  },
  'paper-samurai': {
    en: lines(
      'Survival: the streak ends with the first cut.',
      'Ten duels: the sum the game shows at the end.',
    ),
  },
};
