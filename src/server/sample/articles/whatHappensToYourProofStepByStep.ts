import type { SampleArticle } from '../sampleArticle';

export const whatHappensToYourProofStepByStep: SampleArticle = {
  slug: 'what-happens-to-your-proof-step-by-step',
  category: 'guides',
  author: 'samir_proofs',
  publishedAt: '2026-10-21T16:50:00Z',
  featured: true,
  cover: { motif: 'hexagons', hue: 150 },
  translations: {
    en: {
      title: 'What happens to your proof, step by step',
      excerpt:
        'We followed one Iron Ferry proof from the moment it was sent to the verdict, including the part where its owner lost third place.',
      content: `
<p>On Friday 2 October at 23:14, n_okafor sent us a film of Iron Ferry, night crossing, one boat. She has let me tell you what became of it, which is generous, since it cost her a place.</p>
<ol>
<li><strong>Arrival.</strong> The site checks that the file opens, that a chart has been chosen and that a score is typed in. It does not look at the picture. n_okafor had typed 87,540.</li>
<li><strong>Waiting.</strong> The score joined the chart at once, in third place, marked “waiting”. Because it touched the podium it was put down for two verifiers instead of one.</li>
<li><strong>First reading.</strong> On Sunday it was taken by a verifier in Rabat, who is a night nurse. She watches the opening, the end, and one passage chosen by throwing a die. She really has a die. If the three agree, that is usually enough. If anything is odd, she watches the lot.</li>
<li><strong>A question.</strong> The screen at the end said 87,450, and no Iron Ferry score ends in 40 anyway. Nobody is accused of anything at this point; two digits change places every week. She asked, and the answer came in twenty minutes: “I type with my thumbs.”</li>
<li><strong>Second reading.</strong> On Tuesday a verifier in Porto started from nothing. He cannot open the first note until he has written his own. The two agreed.</li>
<li><strong>Verdict.</strong> Accepted on Tuesday 6 October at 19:40, as 87,450. The player just below had 87,500, so n_okafor became fourth, by fifty points.</li>
</ol>
<p>That makes three days and twenty hours, which is about usual now. The surest way to lengthen it is to leave out the version of the game. In 2025 we had to ask a question about three proofs in ten, and one time in four it was that one.</p>
<h2>When the answer is no</h2>
<p>A refused proof comes back with a reason, in one sentence, and the minute of the film where we stopped being sure. You may appeal once, and a third verifier reads everything without knowing who decided what. In 2025 we received 6,240 proofs and refused 412. Ninety-six people appealed and twenty-seven of them were right. I would worry if it were none.</p>
<p>n_okafor was silent for an evening, then wrote to thank us. On the 17th she sent another film: 88,050, typed, she says, with one index finger and read aloud to her sister. It is waiting.</p>`,
    },
    fr: {
      title: 'Ce que devient votre preuve, étape par étape',
      excerpt:
        'Nous avons suivi une preuve d’Iron Ferry, de l’envoi au verdict, sans omettre le moment où son autrice a perdu la troisième place.',
      content: `
<p>Le vendredi 2 octobre à 23 h 14, n_okafor nous a envoyé un film d’Iron Ferry, traversée de nuit, un seul bateau. Elle m’autorise à raconter la suite, et c’est généreux de sa part : l’affaire lui a coûté une place.</p>
<ol>
<li><strong>L’arrivée.</strong> Le site vérifie que le fichier s’ouvre, qu’un tableau est choisi et qu’un score est saisi. Il ne regarde pas l’image. n_okafor avait tapé 87 540.</li>
<li><strong>L’attente.</strong> Le score est entré aussitôt au tableau, troisième, avec la mention « en attente ». Comme il touchait au podium, on lui a réservé deux vérificateurs au lieu d’un.</li>
<li><strong>La première lecture.</strong> Le dimanche, une vérificatrice de Rabat, infirmière de nuit, s’en est chargée. Elle regarde le début, la fin et un passage tiré au dé. Elle a vraiment un dé. Si les trois concordent, cela suffit en général. Au moindre détail bizarre, elle regarde tout.</li>
<li><strong>La question.</strong> À la fin, l’écran disait 87 450, et d’ailleurs aucun score d’Iron Ferry ne finit par 40. À ce stade, on n’accuse personne ; deux chiffres échangent leur place toutes les semaines. La vérificatrice a demandé, la réponse est arrivée vingt minutes plus tard : « Je tape avec les pouces. »</li>
<li><strong>La seconde lecture.</strong> Le mardi, un vérificateur de Porto est reparti de zéro. Il ne peut ouvrir la première note qu’après avoir écrit la sienne. Les deux concordaient.</li>
<li><strong>Le verdict.</strong> Accepté le mardi 6 octobre à 19 h 40, à 87 450. La joueuse juste derrière avait 87 500 : n_okafor s’est retrouvée quatrième, pour cinquante points.</li>
</ol>
<p>Total : trois jours et vingt heures, à peu près l’ordinaire désormais. Le plus sûr moyen d’allonger ce délai est d’oublier la version du jeu. En 2025, il a fallu poser une question pour trois preuves sur dix, et une fois sur quatre c’était celle-là.</p>
<h2>Quand c’est non</h2>
<p>Une preuve refusée vous revient avec une raison, en une phrase, et la minute du film où nous avons cessé d’être sûrs. Vous pouvez faire appel une fois ; un troisième vérificateur relit tout, sans savoir qui a décidé quoi. En 2025, nous avons reçu 6 240 preuves et en avons refusé 412. Quatre-vingt-seize personnes ont fait appel, vingt-sept avaient raison. Si c’était zéro, je m’inquiéterais.</p>
<p>n_okafor s’est tue toute une soirée, puis elle nous a écrit pour nous remercier. Le 17, elle a envoyé un autre film : 88 050, tapé, assure-t-elle, d’un seul index et relu à voix haute à sa sœur. Il est en attente.</p>`,
    },
    it: {
      title: 'Che fine fa la tua prova, passo per passo',
      excerpt:
        'Abbiamo seguito una prova di Iron Ferry dall’invio al verdetto, compreso il punto in cui la sua autrice ha perso il terzo posto.',
      content: `
<p>Venerdì 2 ottobre, alle 23:14, n_okafor ci ha mandato un filmato di Iron Ferry, traversata notturna, un solo traghetto. Mi ha permesso di raccontare com’è andata, ed è generoso da parte sua, visto che la faccenda le è costata un posto.</p>
<ol>
<li><strong>L’arrivo.</strong> Il sito controlla che il file si apra, che sia stata scelta una classifica e che ci sia un punteggio. L’immagine non la guarda. n_okafor aveva scritto 87.540.</li>
<li><strong>L’attesa.</strong> Il punteggio è entrato subito in classifica, terzo, con la dicitura «in attesa». Siccome toccava il podio, gli sono stati assegnati due verificatori invece di uno.</li>
<li><strong>La prima lettura.</strong> Domenica l’ha preso in mano una verificatrice di Rabat, che fa l’infermiera di notte. Guarda l’inizio, la fine e un pezzo scelto tirando un dado. Il dado ce l’ha davvero. Se le tre parti concordano, di solito basta. Se qualcosa non torna, guarda tutto.</li>
<li><strong>La domanda.</strong> Alla fine lo schermo diceva 87.450, e del resto nessun punteggio di Iron Ferry finisce per 40. A questo punto non si accusa nessuno: due cifre scambiate capitano ogni settimana. La verificatrice ha chiesto, e in venti minuti è arrivata la risposta: «Scrivo con i pollici».</li>
<li><strong>La seconda lettura.</strong> Martedì un verificatore di Porto è ripartito da zero. Non può aprire la prima nota finché non ha scritto la sua. Le due coincidevano.</li>
<li><strong>Il verdetto.</strong> Accettata martedì 6 ottobre alle 19:40, con 87.450. La giocatrice subito dietro aveva 87.500: n_okafor si è ritrovata quarta, per cinquanta punti.</li>
</ol>
<p>In tutto fanno tre giorni e venti ore, più o meno il solito, ormai. Il modo più sicuro per allungare i tempi è dimenticare la versione del gioco. Nel 2025 abbiamo dovuto fare una domanda per tre prove su dieci, e una volta su quattro era quella.</p>
<h2>Quando la risposta è no</h2>
<p>Una prova respinta torna indietro con il motivo, in una frase, e con il minuto del filmato in cui abbiamo smesso di essere sicuri. Si può fare ricorso una volta: un terzo verificatore rilegge tutto senza sapere chi ha deciso che cosa. Nel 2025 abbiamo ricevuto 6.240 prove e ne abbiamo respinte 412. Hanno fatto ricorso in novantasei, e ventisette avevano ragione. Se fossero zero, mi preoccuperei.</p>
<p>n_okafor è rimasta zitta una sera, poi ci ha scritto per ringraziarci. Il 17 ha mandato un altro filmato: 88.050, digitato, giura, con un dito solo e riletto ad alta voce alla sorella. È in attesa.</p>`,
    },
    es: {
      title: 'Qué pasa con tu prueba, paso a paso',
      excerpt:
        'Seguimos una prueba de Iron Ferry desde el envío hasta el veredicto, incluido el momento en que su autora perdió el tercer puesto.',
      content: `
<p>El viernes 2 de octubre, a las 23:14, n_okafor nos mandó un vídeo de Iron Ferry, travesía nocturna, un solo barco. Me deja contar cómo acabó, y es generoso por su parte, porque le costó un puesto.</p>
<ol>
<li><strong>La llegada.</strong> La web comprueba que el archivo se abre, que se ha elegido una tabla y que hay una puntuación escrita. La imagen no la mira. n_okafor había puesto 87.540.</li>
<li><strong>La espera.</strong> La puntuación entró en la tabla al momento, tercera, con la indicación «en espera». Como tocaba el podio, le correspondían dos verificadores en lugar de uno.</li>
<li><strong>La primera lectura.</strong> El domingo se ocupó de ella una verificadora de Rabat, enfermera en el turno de noche. Mira el principio, el final y un trozo elegido a suertes con un dado. El dado lo tiene de verdad. Si los tres encajan, suele bastar. Si hay algo raro, se lo ve entero.</li>
<li><strong>La pregunta.</strong> Al final, la pantalla decía 87.450, y además ninguna puntuación de Iron Ferry termina en 40. A estas alturas no se acusa a nadie: todas las semanas hay dos cifras que se cambian de sitio. La verificadora preguntó, y a los veinte minutos llegó la respuesta: «Escribo con los pulgares».</li>
<li><strong>La segunda lectura.</strong> El martes, un verificador de Oporto empezó de cero. No puede abrir la primera nota hasta que ha escrito la suya. Las dos coincidían.</li>
<li><strong>El veredicto.</strong> Aceptada el martes 6 de octubre a las 19:40, con 87.450. La jugadora que iba justo detrás tenía 87.500, así que n_okafor pasó a ser cuarta, por cincuenta puntos.</li>
</ol>
<p>En total, tres días y veinte horas, más o menos lo normal a día de hoy. La mejor manera de alargarlo es olvidarse de la versión del juego. En 2025 tuvimos que preguntar algo en tres de cada diez pruebas, y una de cada cuatro veces era eso.</p>
<h2>Cuando la respuesta es no</h2>
<p>Una prueba rechazada vuelve con el motivo, en una frase, y con el minuto del vídeo en el que dejamos de estar seguros. Se puede recurrir una vez, y un tercer verificador lo revisa todo sin saber quién decidió qué. En 2025 recibimos 6240 pruebas y rechazamos 412. Recurrieron noventa y seis personas, y veintisiete tenían razón. Si no la tuviera ninguna, me preocuparía.</p>
<p>n_okafor pasó una noche callada y luego nos escribió para darnos las gracias. El 17 mandó otro vídeo: 88.050, tecleado, según ella, con un solo dedo y leído en voz alta a su hermana. Está en espera.</p>`,
    },
    ja: {
      title: '送られた証拠がたどる道、到着から判定まで順を追って',
      excerpt:
        '『Iron Ferry』の証拠を一件、送信から判定まで追いました。投稿者が三位を失うところまで、すべて書きます。',
      content: `
<p>10月2日金曜日の23時14分、n_okaforさんから『Iron Ferry』の動画が届きました。夜間航路、船は一隻。その後どうなったかを書いてよいと言ってくれました。順位を一つ失った話なのに、心の広い人です。</p>
<ol>
<li><strong>到着。</strong>サイトが確かめるのは、ファイルが開くこと、チャートが選ばれていること、スコアが入力されていることだけです。映像までは見ません。n_okaforさんの入力は87,540でした。</li>
<li><strong>待機。</strong>スコアはすぐにチャートに載り、三位に「審査待ち」と表示されました。三位以内に入ったため、検証担当は一人ではなく二人になります。</li>
<li><strong>一人目の確認。</strong>日曜日、ラバトの担当者が引き受けました。本業は夜勤の看護師です。見るのは冒頭、終わり、そしてさいころで決めた途中の一か所。本当にさいころを振ります。三つに食い違いがなければ、たいていそれで足ります。少しでも引っかかれば、全部を見ます。</li>
<li><strong>質問。</strong>最後の画面の数字は87,450でした。そもそも『Iron Ferry』のスコアに、末尾が40のものはありません。この段階では誰も疑われません。数字が二つ入れ替わることなど、毎週あります。問い合わせると、二十分で返事が来ました。「親指で打っているもので」。</li>
<li><strong>二人目の確認。</strong>火曜日、ポルトの担当者が最初から見直しました。自分の所見を書き終えるまで、一人目の所見は開けません。結論は一致しました。</li>
<li><strong>判定。</strong>10月6日火曜日19時40分、87,450で承認。すぐ下にいた人のスコアは87,500。五十点差で、n_okaforさんは四位になりました。</li>
</ol>
<p>ここまで三日と二十時間。近ごろではごくふつうの長さです。これを長引かせたければ、ゲームのバージョンを書き忘れるのがいちばん確実です。2025年は証拠十件のうち三件で質問が必要になり、その四分の一がバージョンの確認でした。</p>
<h2>認められなかったとき</h2>
<p>却下した証拠には、理由を一文と、確信が持てなくなったのが動画の何分のところかを添えてお返しします。異議は一度だけ申し立てることができ、三人目の担当者が、誰が何を決めたかを知らされずに全部を見直します。2025年に届いた証拠は6,240件、却下は412件でした。異議を申し立てたのは96人、そのうち27人の言い分が正しいと認められました。これがゼロだったら、私はかえって心配になります。</p>
<p>n_okaforさんは一晩黙りこんだあと、お礼のメールをくれました。17日には次の動画が届いています。88,050。人差し指一本で打ち、妹さんの前で読み上げて確かめたそうです。ただいま審査待ちです。</p>`,
    },
    'pt-br': {
      title: 'O que acontece com a sua prova, passo a passo',
      excerpt:
        'Acompanhamos uma prova de Iron Ferry do envio ao veredito, inclusive o momento em que a autora perdeu o terceiro lugar.',
      content: `
<p>Na sexta-feira, 2 de outubro, às 23h14, n_okafor mandou um vídeo de Iron Ferry, travessia noturna, um barco só. Ela me deixou contar o que aconteceu depois, o que é generoso, porque isso lhe custou uma posição.</p>
<ol>
<li><strong>Chegada.</strong> O site confere se o arquivo abre, se foi escolhida uma tabela e se há uma pontuação digitada. Para a imagem ele nem olha. n_okafor tinha digitado 87.540.</li>
<li><strong>Espera.</strong> A pontuação entrou na tabela na hora, em terceiro, com o aviso “em espera”. Como mexia no pódio, ficou reservada para dois verificadores em vez de um.</li>
<li><strong>Primeira leitura.</strong> No domingo quem pegou foi uma verificadora de Rabat, enfermeira do turno da noite. Ela vê o começo, o fim e um trecho sorteado no dado. O dado existe mesmo. Se os três batem, costuma bastar. Se alguma coisa parece estranha, ela vê tudo.</li>
<li><strong>Pergunta.</strong> No fim, a tela mostrava 87.450, e aliás nenhuma pontuação de Iron Ferry termina em 40. Nessa hora ninguém está sendo acusado de nada: toda semana dois algarismos trocam de lugar. A verificadora perguntou, e em vinte minutos veio a resposta: “Eu digito com os polegares”.</li>
<li><strong>Segunda leitura.</strong> Na terça, um verificador do Porto começou do zero. Ele só consegue abrir a primeira anotação depois de escrever a dele. As duas batiam.</li>
<li><strong>Veredito.</strong> Aceita na terça, 6 de outubro, às 19h40, com 87.450. A jogadora logo atrás tinha 87.500, e n_okafor caiu para quarto, por cinquenta pontos.</li>
</ol>
<p>Deu três dias e vinte horas, mais ou menos o normal de hoje em dia. O jeito mais seguro de demorar é esquecer a versão do jogo. Em 2025 tivemos que perguntar alguma coisa em três de cada dez provas, e uma vez em quatro era isso.</p>
<h2>Quando a resposta é não</h2>
<p>Uma prova recusada volta com o motivo, numa frase, e com o minuto do vídeo em que deixamos de ter certeza. Dá para recorrer uma vez, e um terceiro verificador revê tudo sem saber quem decidiu o quê. Em 2025 recebemos 6.240 provas e recusamos 412. Noventa e seis pessoas recorreram, e vinte e sete tinham razão. Se nenhuma tivesse, eu ficaria preocupado.</p>
<p>n_okafor passou uma noite calada e depois escreveu para agradecer. No dia 17 mandou outro vídeo: 88.050, digitado, segundo ela, com um dedo só e lido em voz alta para a irmã. Está em espera.</p>`,
    },
    'zh-cn': {
      title: '一份证明寄出之后：从送达到裁定，一步一步讲给你听',
      excerpt:
        '我们跟着一份《Iron Ferry》的证明，从提交一直走到裁定，连作者丢掉第三名的那一段也没略过。',
      content: `
<p>10月2日星期五23点14分，n_okafor给我们寄来一段《Iron Ferry》的录像，夜航，一条船。她允许我把后来的事讲出来，这很大方，因为她为此丢了一个名次。</p>
<ol>
<li><strong>送达。</strong>网站只检查三件事：文件打得开，选了榜单，填了分数。画面它不看。n_okafor填的是87,540。</li>
<li><strong>等待。</strong>成绩马上进了榜单，排第三，标着“待审核”。因为碰到了前三名，审核员由一位变成两位。</li>
<li><strong>第一遍。</strong>星期天，拉巴特的一位审核员接了手，她本职是上夜班的护士。她看开头，看结尾，再掷骰子挑中间一段。骰子是真有的。三处对得上，一般就够了。有一点不对劲，她就从头看到尾。</li>
<li><strong>提问。</strong>结尾的画面上是87,450，何况《Iron Ferry》的分数从来没有以40结尾的。到这一步，没有人在怀疑谁；两个数字换了位置，这种事每周都有。审核员去问了，二十分钟后收到回答：“我是用拇指打字的。”</li>
<li><strong>第二遍。</strong>星期二，波尔图的一位审核员从零看起。他要先写完自己的意见，才打得开前一位的。两份意见一致。</li>
<li><strong>裁定。</strong>10月6日星期二19点40分通过，成绩记为87,450。原本紧跟在后面的那位是87,500。差五十分，n_okafor成了第四。</li>
</ol>
<p>前后三天零二十个小时，如今大致都是这个速度。想让它变慢，最有效的办法是不写游戏版本。2025年，每十份证明里有三份我们得回头问一句，其中四分之一问的就是版本。</p>
<h2>没通过的时候</h2>
<p>被退回的证明会附上一句理由，并注明我们看到录像第几分钟时开始拿不准。你可以申诉一次，由第三位审核员全部重看，之前谁作了什么决定，他一概不知道。2025年我们收到6,240份证明，退回412份。申诉的有96人，其中27人是对的。要是一个都没有，我反倒会不放心。</p>
<p>n_okafor沉默了一个晚上，然后来信道谢。17日她又寄来一段录像：88,050。她说是用一根食指敲的，还念给妹妹听过。目前待审核。</p>`,
    },
  },
  comments: [
    {
      author: 'n_okafor',
      at: '2026-10-21T19:22:00Z',
      content: '<p>My sister would like it noted that she made me read it twice.</p>',
    },
    {
      author: 'joana_b',
      at: '2026-10-22T08:47:00Z',
      content:
        '<p>So the player who was fourth got third back without doing anything. I am that player, and I had no idea I had lost it.</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-10-22T17:31:00Z',
      content:
        '<p>What happens if the die always gives the same passage? Asking as somebody whose middle is never very good.</p>',
    },
    {
      author: 'flo_retro',
      at: '2026-10-25T09:58:00Z',
      content:
        '<p>L’idée que le second ne voie pas la note du premier me plaît beaucoup. Chez nous, au club, tout le monde attend de savoir ce qu’a dit Gérard.</p>',
    },
  ],
};
