import type { SampleArticle } from '../sampleArticle';

export const starlanceHasItsFirstTenMillionScore: SampleArticle = {
  slug: 'starlance-has-its-first-ten-million-score',
  category: 'records',
  author: 'old_padre',
  publishedAt: '2026-11-10T20:05:00Z',
  featured: false,
  cover: { motif: 'constellation', hue: 226 },
  translations: {
    en: {
      title: 'Starlance has its first ten-million score',
      excerpt:
        'Nineteen years after the chart opened, kestrel77 reached eight figures on a machine that can only display seven.',
      content: `
<p>The screen at the end of the game said <code>0004370</code>, and under it, in yellow, the machine gave its opinion: not a high score.</p>
<p>It was the best game of Starlance anybody has played. The counter has seven digits; nobody in 1986 thought it would want eight, and at ten million it goes back to nought without so much as a beep. kestrel77 had scored 10,004,370. He stood in his garage in Aberdeen, in gloves with the fingertips cut off, and photographed a total that would not have impressed my aunt.</p>
<p>We opened the endless chart of Starlance in November 2007. sable_cat put the first six million on it, pixel_baker reached nine in 2012, and there everybody stuck. In 2019 sable_cat lost the last ship at 9,984,210, and for seven years the missing 15,790 points have been spoken of here the way other people speak of penalties.</p>
<p>It is an odd sort of wall, because the game is no harder up there. After wave 64 Starlance has nothing new to show you: the same formations at the same speed, for ever. An extra ship arrives every 70,000 points, and a careful player loses one about as often. What changes is the player. kestrel77, who tunes pianos and is used to listening for small things going wrong, saw in his own videos that most of his ships were lost not in the fights but in the four quiet seconds after them, when he let his shoulders down. So he stopped letting them down. He kept the ship moving, left, right, left, across an empty sky, for four hours and twelve minutes.</p>
<p>It was not a clean game. At 9.7 million the doorbell rang about a badly parked van, and three ships went in under a minute. He had two left.</p>
<p>samir_proofs and two others each watched all of it, separately. The counter turns over at 4:11:38. You see the nines, you see the noughts, and you hear kestrel77 say “oh, there it goes”, as if it were a bus.</p>
<p>The machine ranked him that night below every score the factory put in, including one by somebody called AAA. He has asked us to leave its opinion alone. Ours is on the chart.</p>`,
    },
    fr: {
      title: 'Starlance : le premier score à dix millions',
      excerpt:
        'Dix-neuf ans après l’ouverture du classement, kestrel77 atteint huit chiffres sur une machine qui n’en affiche que sept.',
      content: `
<p>À la fin de la partie, l’écran affichait <code>0004370</code> et, juste en dessous, en jaune, l’avis de la machine : score insuffisant pour le tableau.</p>
<p>C’était la meilleure partie de Starlance jamais jouée. Le compteur a sept chiffres ; en 1986, personne n’imaginait qu’il en faudrait huit et, à dix millions, il repart de zéro sans même un bip. kestrel77 avait marqué 10 004 370 points. Debout dans son garage d’Aberdeen, les mitaines aux mains, il a photographié un total qui n’aurait pas épaté ma tante.</p>
<p>Nous avons ouvert le classement « sans fin » de Starlance en novembre 2007. sable_cat y a inscrit les six premiers millions, pixel_baker est arrivé à neuf en 2012, puis tout le monde est resté coincé là. En 2019, sable_cat a perdu son dernier vaisseau à 9 984 210. Depuis sept ans, on parle ici des 15 790 points manquants comme on parle ailleurs d’un penalty sur la barre.</p>
<p>C’est un drôle de mur, car là-haut le jeu n’est pas plus difficile. Après la vague 64, Starlance n’a plus rien à montrer : les mêmes formations, à la même vitesse, à perpétuité. On gagne un vaisseau tous les 70 000 points, et un joueur prudent en perd un à peu près aussi souvent. Ce qui change, c’est le joueur. kestrel77, accordeur de pianos de son état, a l’habitude de guetter les petites choses qui se dérèglent. En revoyant ses vidéos, il a compris qu’il perdait ses vaisseaux non pas dans les combats, mais dans les quatre secondes de calme qui suivent, quand ses épaules retombaient. Alors il ne les a plus laissées retomber. Gauche, droite, gauche, il a promené son vaisseau devant un ciel vide pendant quatre heures et douze minutes.</p>
<p>Tout n’a pas été propre. À 9,7 millions, on a sonné à la porte pour une camionnette mal garée : trois vaisseaux perdus en moins d’une minute. Il lui en restait deux.</p>
<p>samir_proofs et deux autres vérificateurs ont tout regardé, chacun de son côté. Le compteur bascule à 4:11:38. On voit les neuf, on voit les zéros, et on entend kestrel77 dire « ah, ça y est », comme s’il voyait passer l’autobus.</p>
<p>Ce soir-là, la machine l’a classé derrière tous les scores mis en usine, dont celui d’un certain AAA. Il nous a priés de ne pas la contrarier. Notre avis à nous est au classement.</p>`,
    },
    it: {
      title: 'Starlance, il primo punteggio da dieci milioni',
      excerpt:
        'A diciannove anni dall’apertura della classifica, kestrel77 arriva a otto cifre su una macchina che ne mostra sette.',
      content: `
<p>A fine partita lo schermo diceva <code>0004370</code> e sotto, in giallo, la macchina dava il suo parere: punteggio non da classifica.</p>
<p>Era la migliore partita di Starlance che qualcuno avesse mai giocato. Il contatore ha sette cifre; nel 1986 nessuno pensava che ne sarebbe servita un’ottava, e a dieci milioni riparte da zero senza nemmeno un bip. kestrel77 aveva fatto 10.004.370 punti. In piedi nel suo garage di Aberdeen, con i mezzi guanti, ha fotografato un totale che non avrebbe fatto impressione a mia zia.</p>
<p>La classifica «senza fine» di Starlance l’abbiamo aperta nel novembre del 2007. sable_cat ci mise i primi sei milioni, pixel_baker arrivò a nove nel 2012, e lì si fermarono tutti. Nel 2019 sable_cat perse l’ultima astronave a 9.984.210, e da sette anni dei 15.790 punti mancanti qui si parla come altrove si parla dei rigori sbagliati.</p>
<p>È uno strano muro, perché lassù il gioco non è più difficile. Dopo l’ondata 64 Starlance non ha più niente di nuovo da farti vedere: stesse formazioni, stessa velocità, per sempre. Ogni 70.000 punti arriva un’astronave in più, e un giocatore attento ne perde una più o meno con la stessa frequenza. A cambiare è chi gioca. kestrel77, che di mestiere accorda pianoforti e ha l’orecchio per le piccole cose che cominciano ad andare storte, riguardando i suoi video si è accorto che le astronavi non le perdeva negli scontri, ma nei quattro secondi tranquilli dopo, quando abbassava le spalle. E allora ha smesso di abbassarle. Sinistra, destra, sinistra: ha tenuto la nave in movimento davanti a un cielo vuoto per quattro ore e dodici minuti.</p>
<p>Non è stata una partita pulita. A 9,7 milioni hanno suonato alla porta per un furgone parcheggiato male, e tre astronavi se ne sono andate in meno di un minuto. Gliene restavano due.</p>
<p>samir_proofs e altri due verificatori l’hanno guardata tutta, ognuno per conto suo. Il contatore gira a 4:11:38. Si vedono i nove, si vedono gli zeri, e si sente kestrel77 dire «ah, ecco», come se fosse passato l’autobus.</p>
<p>Quella sera la macchina lo ha messo sotto a tutti i punteggi di fabbrica, compreso quello di un certo AAA. Ci ha chiesto di lasciarla nella sua convinzione. La nostra è in classifica.</p>`,
    },
    es: {
      title: 'Starlance ya tiene su primera marca de diez millones',
      excerpt:
        'Diecinueve años después de abrirse la tabla, kestrel77 llega a las ocho cifras en una máquina que solo muestra siete.',
      content: `
<p>Al acabar la partida, la pantalla decía <code>0004370</code> y debajo, en amarillo, la máquina daba su opinión: puntuación insuficiente.</p>
<p>Era la mejor partida de Starlance que nadie haya jugado. El contador tiene siete cifras; en 1986 a nadie se le ocurrió que harían falta ocho, y al llegar a diez millones vuelve a cero sin soltar ni un pitido. kestrel77 había hecho 10 004 370 puntos. De pie en su garaje de Aberdeen, con mitones, fotografió un total que no habría impresionado ni a mi tía.</p>
<p>Abrimos la tabla «sin fin» de Starlance en noviembre de 2007. sable_cat puso los seis primeros millones, pixel_baker llegó a nueve en 2012 y ahí se atascó todo el mundo. En 2019, sable_cat perdió su última nave en 9 984 210, y desde hace siete años se habla aquí de los 15 790 puntos que faltaban como en otros sitios se habla de un penalti al palo.</p>
<p>Es un muro raro, porque allá arriba el juego no es más difícil. Pasada la oleada 64, Starlance no tiene nada nuevo que enseñar: las mismas formaciones, a la misma velocidad, por los siglos de los siglos. Cada 70 000 puntos te dan una nave, y un jugador prudente pierde una más o menos al mismo ritmo. Lo que cambia es quien juega. kestrel77, que es afinador de pianos y está hecho a oír cómo algo empieza a torcerse, vio en sus propios vídeos que la mayoría de las naves no las perdía en los combates, sino en los cuatro segundos tranquilos de después, cuando bajaba los hombros. Así que dejó de bajarlos. Izquierda, derecha, izquierda: mantuvo la nave en movimiento ante un cielo vacío durante cuatro horas y doce minutos.</p>
<p>No fue una partida limpia. Con 9,7 millones llamaron al timbre por una furgoneta mal aparcada y se le fueron tres naves en menos de un minuto. Le quedaban dos.</p>
<p>samir_proofs y otros dos verificadores la vieron entera, cada uno por su lado. El contador da la vuelta en 4:11:38. Se ven los nueves, se ven los ceros y se oye a kestrel77 decir «ah, ya está», como si acabara de pasar el autobús.</p>
<p>Aquella noche la máquina lo dejó por debajo de todas las puntuaciones de fábrica, incluida la de un tal AAA. Nos ha pedido que no le llevemos la contraria. Nuestra opinión está en la tabla.</p>`,
    },
    ja: {
      title: '『Starlance』に初の1000万点、19年越しの到達',
      excerpt:
        '集計開始から19年。kestrel77さんの8桁のスコアを、7桁しか表示できない筐体は「ランク外」と判定しました。',
      content: `
<p>ゲームが終わったとき、画面の数字は<code>0004370</code>。その下に黄色い文字で、機械の見解が出ていました。ランク外です、と。</p>
<p>実際には、これまでに誰かが遊んだ『Starlance』の中で最高の一回でした。スコア表示は7桁。8桁目が要るとは1986年には誰も考えず、1000万点に届くと、ピッとも言わずにゼロへ戻ります。kestrel77さんの得点は10,004,370点。アバディーンの自宅ガレージで、指先を切った手袋をはめたまま、うちの叔母でも感心しそうにない数字を写真に収めました。</p>
<p>当サイトで『Starlance』エンドレス部門の集計が始まったのは2007年11月です。まずsable_catさんが600万点台を記録し、2012年にpixel_bakerさんが900万点に届き、そこで全員が止まりました。2019年、sable_catさんは9,984,210点で最後の一機を失います。足りなかった15,790点は、それから7年間、よその人がPKの失敗を語るような口ぶりで語られてきました。</p>
<p>不思議な壁です。上のほうがむずかしいわけではないのですから。64面を過ぎると『Starlance』に新しいものは何も出てきません。同じ編隊が、同じ速さで、いつまでも続きます。70,000点ごとに一機増え、慎重な人でもだいたい同じ間隔で一機失う。変わっていくのは遊ぶ側のほうです。ピアノ調律師のkestrel77さんは、小さな狂いを聞き取るのが仕事。自分の動画を見返して、機体を失うのは戦闘中ではなく、その直後の静かな4秒間、ほっと肩を下ろした瞬間だと気づきました。そこで、肩を下ろすのをやめたのです。何もいない空の前で、左、右、左と、4時間12分、機体を動かし続けました。</p>
<p>きれいな一回ではありませんでした。970万点のところで、車の停め方が悪いと玄関のベルが鳴り、1分足らずで三機を失います。残りは二機でした。</p>
<p>samir_proofsさんとほか2人の検証担当が、それぞれ別々に全編を見ました。数字がひと回りするのは4時間11分38秒。9が並び、0が並び、kestrel77さんの「あ、行った」という声が入っています。まるでバスでも見送るように。</p>
<p>その晩、機械は彼を、工場出荷時のスコア全部の下に置きました。AAAという人にも負けています。機械の見解はそのままにしておいてほしい、というのが本人の希望です。私たちの見解は、ランキングに載せました。</p>`,
    },
    'pt-br': {
      title: 'Starlance tem sua primeira pontuação de dez milhões',
      excerpt:
        'Dezenove anos depois da abertura do ranking, kestrel77 chega a oito dígitos numa máquina que só mostra sete.',
      content: `
<p>No fim da partida, a tela mostrava <code>0004370</code> e, embaixo, em amarelo, a opinião da máquina: não entrou no ranking.</p>
<p>Era a melhor partida de Starlance que alguém já jogou. O contador tem sete dígitos; em 1986 ninguém imaginou que fosse precisar de oito, e nos dez milhões ele volta a zero sem dar nem um bipe. kestrel77 tinha feito 10.004.370 pontos. De pé na garagem de casa, em Aberdeen, com luvas sem a ponta dos dedos, fotografou um total que não impressionaria nem a minha tia.</p>
<p>Abrimos o ranking “sem fim” de Starlance em novembro de 2007. sable_cat pôs lá os primeiros seis milhões, pixel_baker chegou a nove em 2012, e ali todo mundo empacou. Em 2019, sable_cat perdeu a última nave com 9.984.210, e faz sete anos que se fala aqui dos 15.790 pontos que faltaram como em outros lugares se fala de pênalti perdido.</p>
<p>É um muro esquisito, porque lá em cima o jogo não fica mais difícil. Depois da onda 64, Starlance não tem mais nada de novo para mostrar: as mesmas formações, na mesma velocidade, para sempre. A cada 70.000 pontos vem uma nave extra, e um jogador cuidadoso perde uma mais ou menos no mesmo ritmo. O que muda é quem está jogando. kestrel77, que é afinador de pianos e vive de escutar coisinhas saindo do lugar, reparou nos próprios vídeos que não perdia as naves nos combates, e sim nos quatro segundos de calma que vêm depois, quando relaxava os ombros. Então parou de relaxar. Esquerda, direita, esquerda: manteve a nave em movimento diante de um céu vazio por quatro horas e doze minutos.</p>
<p>Não foi uma partida limpa. Nos 9,7 milhões, tocaram a campainha por causa de uma van mal estacionada, e três naves se foram em menos de um minuto. Sobraram duas.</p>
<p>samir_proofs e mais dois verificadores assistiram a tudo, cada um por sua conta. O contador vira aos 4:11:38. Dá para ver os noves, dá para ver os zeros, e dá para ouvir kestrel77 dizer “ah, foi”, como quem vê passar o ônibus.</p>
<p>Naquela noite a máquina o deixou abaixo de todas as pontuações de fábrica, inclusive a de um tal de AAA. Ele pediu que a gente não discuta com ela. A nossa opinião está no ranking.</p>`,
    },
    'zh-cn': {
      title: '《Starlance》迎来首个千万分，等了十九年',
      excerpt: '排行榜开张十九年后，kestrel77打出了八位数的成绩，而那台机器只显示得下七位。',
      content: `
<p>一局终了，屏幕上的数字是<code>0004370</code>，下面还有一行黄字，是机器的评语：未能上榜。</p>
<p>其实，这是有史以来打得最好的一局《Starlance》。计分器只有七位，1986年没人想到会用上第八位，所以到了一千万，它连“嘀”都不嘀一声就归了零。kestrel77的真实得分是10,004,370。他站在阿伯丁自家的车库里，戴着剪掉指尖的手套，拍下了一个连我姑妈看了都不会当回事的数字。</p>
<p>《Starlance》的无尽模式榜单是2007年11月开的。sable_cat最先打到六百万，pixel_baker在2012年摸到九百万，之后大家就都卡住了。2019年，sable_cat在9,984,210分时丢了最后一架飞船。差的那15,790分，七年来我们一提起就叹气，跟球迷提起射失的点球一个样。</p>
<p>这堵墙很怪，因为越往上游戏并不更难。过了第64波，《Starlance》就再没有新花样了，同样的编队，同样的速度，没完没了。每70,000分奖一架飞船，而谨慎的玩家丢飞船的速度也差不多是这样。变的是人。kestrel77是钢琴调音师，靠耳朵听出哪里不对劲吃饭。他翻看自己的录像，发现飞船大多不是丢在交火的时候，而是丢在打完之后那安静的四秒钟里，丢在他肩膀一松的那一下。于是他不再松肩膀。面对空荡荡的天空，左，右，左，他让飞船一直动了四小时十二分钟。</p>
<p>这一局打得并不干净。到970万分时，有人来按门铃，说一辆面包车停得不是地方，不到一分钟他就丢了三架。那时手里只剩两架。</p>
<p>samir_proofs和另外两位审核员各自把录像从头看到了尾。计分器在4小时11分38秒归零。先是一排九，再是一排零，然后听见kestrel77说了句“哦，过去了”，好像开过去的是一辆公交车。</p>
<p>那天晚上，机器把他排在所有出厂预设成绩的后面，连一个叫AAA的都在他前头。他请我们别去跟机器争。我们的看法，已经写在榜上了。</p>`,
    },
  },
  comments: [
    {
      author: 'sable_cat',
      at: '2026-11-10T20:31:00Z',
      content:
        '<p>Seven years I have been explaining those 15,790 points to people at dinner. I am free. Congratulations, and thank you.</p>',
    },
    {
      author: 'kestrel77',
      at: '2026-11-10T22:14:00Z',
      content:
        '<p>Your 2019 video is where I learned the left, right, left. You just stopped doing it sixteen thousand points too soon.</p>',
    },
    {
      author: 'aoki_run',
      at: '2026-11-11T04:25:00Z',
      content:
        '<p>4時間12分、一度も肩を下ろさないというのは、ちょっと想像がつきません。おめでとうございます！</p>',
    },
    {
      author: 'pixel_baker',
      at: '2026-11-11T05:50:00Z',
      content: '<p>Whose van was it?</p>',
    },
    {
      author: 'kestrel77',
      at: '2026-11-11T18:37:00Z',
      content: '<p>Mine.</p>',
    },
    {
      author: 'g_amarelo',
      at: '2026-11-14T16:09:00Z',
      content:
        '<p>Parabéns! Alguém sabe o que acontece aos vinte milhões? Pode ser que a máquina peça desculpa.</p>',
    },
  ],
};
