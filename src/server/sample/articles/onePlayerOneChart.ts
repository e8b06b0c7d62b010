import type { SampleArticle } from '../sampleArticle';

export const onePlayerOneChart: SampleArticle = {
  slug: 'one-player-one-chart',
  category: 'community',
  author: 'ines_vidal',
  publishedAt: '2026-11-09T07:30:00Z',
  featured: false,
  cover: { motif: 'orbits', hue: 185 },
  translations: {
    en: {
      title: 'One player, one chart, seventeen years',
      excerpt:
        'fathom_six has sent 213 scores since 2009, every one of them to the same chart. He is fifth. I went to ask him why.',
      content: `
<p>There is one line on fathom_six’s profile, and it has been there since 6 March 2009: Deep Signal, home version, Trench Four, single hull. Only the number has moved, from 96,300 to 311,480, in 212 submissions. He has never entered another chart, of this game or any other. He was first once, for nine days, in October 2013.</p>
<p>In August I wrote to ask him why. He answered in September: “Because I have not finished.” A week later, having perhaps found that a little curt, he invited me to Ghent.</p>
<p>He repairs hearing aids, which explains a good deal. Trench Four is a dive of eleven minutes in almost complete darkness. Every 2.4 seconds a green sweep shows you the walls; in between, you steer from memory and by the echo. One touch and it is over. Most players never take their eyes off the sweep. He closes his until the next one.</p>
<p>Beside the console lies a school exercise book, the eleventh of its line. There are no scores in it, only depths, and for each depth the number of times he has struck rock there. The worst page is 640 metres: 1,903 strokes of the pen and, underlined three times, “left, always left”. I watched him make two dives. He makes two an evening, after the washing-up. “The third would be for pride,” he said.</p>
<p>It was aoki_run who took first place from him. He had given the chart three weeks before moving on. “He was better than I am,” fathom_six told me. “He was also bored. You can hear it on the proof. He hums.” I passed this on. aoki_run, who had forgotten that Trench Four existed, tried it again the same night and was wrecked at 640 metres.</p>
<p>I had come to write about stubbornness. It looked more like keeping a garden: a small plot, known by heart, on which nobody expects to be done.</p>
<p>On 28 October he sent his 213th score, 311,520. Forty points more, and still fifth. The form has a box for remarks, which he had left empty 212 times. This time there was something in it: “Right, for once.”</p>`,
    },
    fr: {
      title: 'Un joueur, un tableau, dix-sept ans',
      excerpt:
        'Depuis 2009, fathom_six a envoyé 213 scores, tous sur le même tableau. Il est cinquième. Je suis allée lui demander pourquoi.',
      content: `
<p>Le profil de fathom_six tient en une ligne, la même depuis le 6 mars 2009 : Deep Signal, version console, fosse Quatre, une seule coque. Seul le nombre a bougé, de 96 300 à 311 480, en 212 envois. Il n’a jamais rien inscrit ailleurs, ni à ce jeu ni à un autre. Il a été premier une fois, neuf jours, en octobre 2013.</p>
<p>En août, je lui ai écrit pour lui demander pourquoi. Il m’a répondu en septembre : « Parce que je n’ai pas fini. » Une semaine plus tard, trouvant peut-être que c’était un peu sec, il m’invitait à Gand.</p>
<p>Il répare des appareils auditifs, ce qui explique bien des choses. La fosse Quatre est une plongée de onze minutes dans le noir presque complet. Toutes les 2,4 secondes, un balayage vert montre les parois ; dans l’intervalle, on barre de mémoire et à l’écho. On touche une fois, c’est fini. La plupart des joueurs ne quittent pas le balayage des yeux. Lui les ferme jusqu’au suivant.</p>
<p>À côté de la console, il y a un cahier d’écolier, le onzième de la lignée. Pas un score dedans, rien que des profondeurs et, pour chacune, le nombre de fois où il y a heurté la roche. La pire page est celle des 640 mètres : 1 903 bâtons et, souligné trois fois, « à gauche, toujours à gauche ». Je l’ai regardé faire deux plongées. Il en fait deux par soir, après la vaisselle. « La troisième, ce serait par orgueil. »</p>
<p>Celui qui lui a pris la première place, c’est aoki_run. Il avait donné trois semaines à ce tableau avant de passer à autre chose. « Il était meilleur que moi, m’a dit fathom_six. Il s’ennuyait, aussi. Ça s’entend sur la preuve. Il fredonne. » J’ai transmis. aoki_run, qui avait oublié jusqu’à l’existence de la fosse Quatre, l’a retentée le soir même et s’est fracassée à 640 mètres.</p>
<p>J’étais venue écrire sur l’obstination. Cela tenait plutôt du potager : un petit carré qu’on connaît par cœur, et dont personne n’imagine venir à bout.</p>
<p>Le 28 octobre, il a envoyé son 213e score : 311 520. Quarante points de plus, et toujours cinquième. Le formulaire comporte une case pour les remarques, qu’il avait laissée vide 212 fois. Cette fois, il y avait quelque chose dedans : « À droite, pour une fois. »</p>`,
    },
    it: {
      title: 'Un giocatore, una classifica, diciassette anni',
      excerpt:
        'Dal 2009 fathom_six ha mandato 213 punteggi, tutti nella stessa classifica. È quinto. Sono andata a chiedergli perché.',
      content: `
<p>Sul profilo di fathom_six c’è una riga sola, ed è lì dal 6 marzo 2009: Deep Signal, versione per console, Fossa Quattro, scafo singolo. Si è mosso soltanto il numero, da 96.300 a 311.480, in 212 invii. Non si è mai iscritto a un’altra classifica, né di questo gioco né di altri. È stato primo una volta, per nove giorni, nell’ottobre del 2013.</p>
<p>Ad agosto gli ho scritto per chiedergli come mai. Mi ha risposto a settembre: «Perché non ho finito». Una settimana dopo, forse pensando di essere stato un po’ brusco, mi ha invitata a Gand.</p>
<p>Ripara apparecchi acustici, il che spiega parecchio. La Fossa Quattro è un’immersione di undici minuti in un buio quasi totale. Ogni 2,4 secondi una spazzata verde mostra le pareti; nel frattempo si governa a memoria e con l’eco. Basta toccare una volta ed è finita. Quasi tutti non staccano gli occhi dalla spazzata. Lui li chiude fino alla successiva.</p>
<p>Accanto alla console tiene un quaderno di scuola, l’undicesimo della serie. Dentro non ci sono punteggi, soltanto profondità e, accanto a ognuna, quante volte lì ha urtato la roccia. La pagina peggiore è quella dei 640 metri: 1.903 stanghette e, sottolineato tre volte, «a sinistra, sempre a sinistra». L’ho guardato fare due immersioni. Ne fa due a sera, dopo aver lavato i piatti. «La terza sarebbe per orgoglio», dice.</p>
<p>A togliergli il primo posto è stato aoki_run. A quella classifica aveva dedicato tre settimane, poi era passato ad altro. «Era più bravo di me», mi ha detto fathom_six. «E si annoiava. Nella prova si sente: canticchia». Ho riferito. aoki_run, che si era dimenticato perfino dell’esistenza della Fossa Quattro, ci ha riprovato la sera stessa ed è andato a fracassarsi a 640 metri.</p>
<p>Ero partita per scrivere di ostinazione. Somigliava di più a un orto: un fazzoletto di terra conosciuto a memoria, che nessuno si aspetta di finire.</p>
<p>Il 28 ottobre ha mandato il punteggio numero 213: 311.520. Quaranta punti in più, e sempre quinto. Nel modulo c’è uno spazio per le note, che aveva lasciato vuoto 212 volte. Questa volta c’era scritto qualcosa: «A destra, una volta tanto».</p>`,
    },
    es: {
      title: 'Un jugador, una tabla, diecisiete años',
      excerpt:
        'fathom_six ha enviado 213 puntuaciones desde 2009, todas a la misma tabla. Va quinto. Fui a preguntarle por qué.',
      content: `
<p>En el perfil de fathom_six hay una sola línea, y lleva ahí desde el 6 de marzo de 2009: Deep Signal, versión de consola, Fosa Cuatro, un solo casco. Lo único que se ha movido es el número, de 96.300 a 311.480, en 212 envíos. Nunca se ha apuntado a otra tabla, ni de este juego ni de ninguno. Fue primero una vez, nueve días, en octubre de 2013.</p>
<p>En agosto le escribí para preguntarle por qué. Me contestó en septiembre: «Porque no he terminado». Una semana después, quizá porque le pareció algo seco, me invitó a Gante.</p>
<p>Repara audífonos, lo cual explica bastante. La Fosa Cuatro es una inmersión de once minutos en una oscuridad casi completa. Cada 2,4 segundos un barrido verde enseña las paredes; entre uno y otro se gobierna de memoria y por el eco. Un roce y se acabó. Casi nadie aparta la vista del barrido. Él cierra los ojos hasta el siguiente.</p>
<p>Junto a la consola hay un cuaderno escolar, el undécimo de la serie. Dentro no apunta puntuaciones, solo profundidades y, en cada una, las veces que ha chocado allí con la roca. La peor página es la de los 640 metros: 1903 palotes y, subrayado tres veces, «a la izquierda, siempre a la izquierda». Lo vi hacer dos inmersiones. Hace dos cada noche, después de fregar los platos. «La tercera sería por orgullo», me dijo.</p>
<p>Quien le quitó el primer puesto fue aoki_run. Le había dedicado tres semanas a aquella tabla antes de pasar a otra cosa. «Era mejor que yo», me contó fathom_six. «Y se aburría. En la prueba se oye: tararea». Se lo transmití. aoki_run, que ya ni recordaba que la Fosa Cuatro existiera, volvió a intentarlo esa misma noche y se estrelló a 640 metros.</p>
<p>Yo iba a escribir sobre la terquedad. Aquello se parecía más a cuidar un huerto: un trozo pequeño de tierra, sabido de memoria, que nadie espera dar por acabado.</p>
<p>El 28 de octubre envió su puntuación número 213: 311.520. Cuarenta puntos más, y sigue quinto. El formulario tiene una casilla para observaciones, que había dejado en blanco 212 veces. Esta vez había algo escrito: «A la derecha, por una vez».</p>`,
    },
    ja: {
      title: 'ひとりのプレイヤー、ひとつのチャート、十七年',
      excerpt:
        'fathom_sixさんが2009年から送ったスコアは213回、すべて同じチャート。現在五位です。理由を聞きに行きました。',
      content: `
<p>fathom_sixさんのプロフィールには一行しかありません。2009年3月6日からずっと同じ、『Deep Signal』家庭用版の第四海溝、船体ひとつ。変わったのは数字だけで、96,300から311,480まで、212回の投稿をかけて伸びてきました。ほかのチャートには、このゲームでも別のゲームでも、一度も登録したことがありません。首位だったのは一度きり、2013年10月の九日間です。</p>
<p>八月に、なぜですかと手紙を書きました。返事が来たのは九月でした。「まだ終わっていないので」。さすがにそっけないと思われたのか、一週間後、ヘントの自宅に招いてくださいました。</p>
<p>お仕事は補聴器の修理です。それを聞いて、だいぶ腑に落ちました。第四海溝は、ほとんど真っ暗な中を十一分かけて潜るコースです。2.4秒ごとに緑の走査線が壁を照らし、そのあいだは記憶と反響だけを頼りに舵を取ります。一度でも触れたら終わりです。たいていの人は走査線から目を離しません。彼は、次の線が来るまで目を閉じています。</p>
<p>ゲーム機の横に、学習ノートが置いてあります。十一冊目です。書いてあるのはスコアではなく深さで、深さごとに、そこで岩にぶつかった回数が線で記してあります。いちばんひどいのが640メートルのページでした。線が1,903本、そして下線を三本引いて「左、必ず左」。目の前で二回潜ってくれました。毎晩、皿洗いのあとに二回と決めているそうです。「三回目は、意地になりますから」。</p>
<p>首位を奪ったのはaoki_runさんです。三週間だけこのチャートに打ち込んで、よそへ移っていきました。「私よりうまかったですよ」とfathom_sixさんは言います。「でも退屈していました。証拠の動画を聞けばわかります。鼻歌が入っていますから」。ご本人に伝えました。第四海溝のことなどすっかり忘れていたaoki_runさんは、その晩さっそく潜り直し、640メートルで沈んだそうです。</p>
<p>頑固さについて書くつもりで出かけました。見てきたのは、むしろ畑仕事に近いものでした。すみずみまで知りつくした小さな畑で、終わりが来るとは誰も思っていません。</p>
<p>10月28日、213回目のスコアが届きました。311,520。四十点伸びて、順位はやはり五位。投稿フォームには備考欄があり、彼は212回、そこを空欄のままにしてきました。今回は、ひとこと書いてありました。「今度ばかりは、右」。</p>`,
    },
    'pt-br': {
      title: 'Um jogador, uma tabela, dezessete anos',
      excerpt:
        'Desde 2009, fathom_six mandou 213 pontuações, todas para a mesma tabela. Está em quinto. Fui perguntar por quê.',
      content: `
<p>O perfil de fathom_six tem uma linha só, e ela está lá desde 6 de março de 2009: Deep Signal, versão para console, Fossa Quatro, casco único. Só o número mudou, de 96.300 para 311.480, em 212 envios. Ele nunca entrou em outra tabela, nem desse jogo nem de nenhum. Esteve em primeiro uma vez, por nove dias, em outubro de 2013.</p>
<p>Em agosto escrevi perguntando por quê. A resposta veio em setembro: “Porque ainda não terminei”. Uma semana depois, talvez achando que tinha sido meio seco, ele me convidou para ir a Gante.</p>
<p>Ele conserta aparelhos auditivos, o que explica muita coisa. A Fossa Quatro é um mergulho de onze minutos numa escuridão quase total. A cada 2,4 segundos uma varredura verde mostra as paredes; no intervalo, você pilota de memória e pelo eco. Encostou uma vez, acabou. A maioria não tira os olhos da varredura. Ele fecha os dele até a próxima.</p>
<p>Do lado do console fica um caderno escolar, já o décimo primeiro. Não tem pontuação nenhuma ali, só profundidades e, em cada uma, quantas vezes ele já bateu na rocha. A pior página é a dos 640 metros: 1.903 risquinhos e, sublinhado três vezes, “à esquerda, sempre à esquerda”. Assisti a dois mergulhos. São dois por noite, depois de lavar a louça. “O terceiro seria por orgulho”, ele disse.</p>
<p>Quem tirou dele o primeiro lugar foi aoki_run. Ele tinha dado três semanas àquela tabela antes de ir jogar outra coisa. “Era melhor do que eu”, me contou fathom_six. “E estava entediado. Dá para ouvir na prova: ele cantarola.” Passei o recado. aoki_run, que nem se lembrava mais de que a Fossa Quatro existia, tentou de novo na mesma noite e se arrebentou aos 640 metros.</p>
<p>Eu tinha ido escrever sobre teimosia. Parecia mais uma horta: um pedacinho de terra que se sabe de cor e que ninguém espera dar por pronto.</p>
<p>Em 28 de outubro ele mandou a pontuação de número 213: 311.520. Quarenta pontos a mais, e continua em quinto. O formulário tem um campo de observações, que ele tinha deixado em branco 212 vezes. Dessa vez havia alguma coisa escrita: “À direita, para variar”.</p>`,
    },
    'zh-cn': {
      title: '一名玩家，一张榜单，十七年只潜同一条海沟',
      excerpt:
        '从2009年起，fathom_six交过213次成绩，全在同一张榜单上，如今排第五。我登门去问他为什么。',
      content: `
<p>fathom_six的个人页面上只有一行字，从2009年3月6日起就没换过：《Deep Signal》家用版，四号海沟，单艇体。变的只有数字，从96,300到311,480，一共提交了212次。别的榜单，不管是这款游戏的还是其他游戏的，他一次也没上过。他当过一回第一，2013年10月，当了九天。</p>
<p>八月，我写信问他为什么。九月他回了信：“因为还没打完。”过了一周，大概觉得这话说得太干巴，他请我去根特做客。</p>
<p>他的工作是修助听器，这一下子说明了不少事情。四号海沟要在几乎全黑的水里下潜十一分钟。每隔2.4秒，一道绿色扫描线照出岩壁；两道线之间，只能靠记忆和回声掌舵。碰一下就结束。多数人的眼睛离不开那道线。他却闭上眼，等下一道来。</p>
<p>游戏机旁边放着一本小学生练习本，已经是第十一本了。里面不记分数，只记深度，每个深度下面画着他在那里撞过多少次岩石。最惨的一页是640米：1,903道杠，还有一行字，底下划了三道线：“靠左，一定靠左。”我看他潜了两次。每晚洗完碗，他就潜两次。“第三次就是赌气了。”他说。</p>
<p>从他手里拿走第一的是aoki_run。他在这张榜单上花了三个星期，然后就去玩别的了。“他打得比我好，”fathom_six告诉我，“可他也闷得慌。证明录像里听得出来，他在哼歌。”我把话带到了。aoki_run早忘了世上还有个四号海沟，当晚又去试了一回，在640米处撞沉了。</p>
<p>我本来是去写一个人有多倔的。看下来倒更像种菜：巴掌大一块地，每一寸都认得，谁也没指望有种完的一天。</p>
<p>10月28日，他交来第213个成绩：311,520。多了四十分，还是第五。提交表上有一栏备注，前212次他都空着。这一次，里面写了字：“这回，靠右。”</p>`,
    },
  },
  comments: [
    { author: 'aoki_run', at: '2026-11-09T11:52:00Z', content: '<p>I do not hum.</p>' },
    {
      author: 'caro_speed',
      at: '2026-11-09T12:20:00Z',
      content: '<p>Tu fredonnes, aoki. Toute la finale de la ligue, et la même mesure.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2026-11-09T18:44:00Z',
      content:
        '<p>Seventeen years of “left, always left”, underlined three times. I am going home to look at my own notes with suspicion.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-11-10T07:09:00Z',
      content:
        '<p>Le quatrième, c’est moi, avec 311 900. Jusqu’à ce matin, je n’avais pas repensé à ce nombre depuis 2018. Je ne remercie personne pour cet article.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2026-11-10T12:36:00Z',
      content:
        '<p>目を閉じる話を読んで、Hexfallで試しました。三十秒で積み上がりました。耳の仕事をしている人だからこそですね。</p>',
    },
    {
      author: 'paulo_cv',
      at: '2026-11-11T21:15:00Z',
      content:
        '<p>sable_cat, são 380 pontos. Ao ritmo dele, tens uns nove envios de sossego. Aproveita.</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2026-11-12T20:03:00Z',
      content:
        '<p>I play the cabinet version, where the counter stops and one may go home. I had never thought of that as an advantage.</p>',
    },
  ],
};
