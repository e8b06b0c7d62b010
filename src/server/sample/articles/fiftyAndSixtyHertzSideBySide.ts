import type { SampleArticle } from '../sampleArticle';

export const fiftyAndSixtyHertzSideBySide: SampleArticle = {
  slug: 'fifty-and-sixty-hertz-side-by-side',
  category: 'retro',
  author: 'old_padre',
  publishedAt: '2025-03-11T18:24:00Z',
  featured: false,
  cover: { motif: 'waveform', hue: 262 },
  translations: {
    en: {
      title: '50 Hz and 60 Hz scores, side by side at last',
      excerpt:
        'One evening I tried to convert every European time with a single multiplication. It lasted until breakfast.',
      content: `
<p>Start the European cartridge of <em>Starlance</em> and you notice the music before anything else. It is the right tune, played by a band that has just had a large lunch.</p>
<p>The cause is no mystery. Televisions in Europe drew fifty pictures a second, those in Japan and North America sixty, and most games of the eighties moved everything one step per picture. Rewriting that cost money, so the European game was usually shipped at five sixths of its speed, with two black bars as a garnish.</p>
<p>For years we kept all the scores in one chart, with a small flag beside the name. Then, in February 2011, I decided to be clever. I multiplied every time set on a 50 Hz machine by 0.833, three hundred and forty of them in one evening, and went to bed pleased with myself. By breakfast Rikard_S had written to ask how he had gained eight seconds on the Harbour loop of <em>Neon Circuit</em> in his sleep. He had not. That game counts pictures and calls sixty of them a second wherever it is sold, so his time could already be read next to anyone’s. I had repaired something that was not broken.</p>
<table>
<thead>
<tr><th scope="col">Game</th><th scope="col">What the 50 Hz version does</th><th scope="col">What it changes</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>Runs slow, nothing adjusted</td><td>More time to think, higher scores</td></tr>
<tr><td>Neon Circuit</td><td>Runs slow, and so does its clock</td><td>Times look alike, the effort is not</td></tr>
<tr><td>Skyline Rally</td><td>Speed corrected by hand</td><td>Times end only in even hundredths</td></tr>
</tbody>
</table>
<p>No single number mends all three, and slow is not simply worse. In <em>Starlance</em> a bullet takes its step every 20 milliseconds instead of just under 17, and the human being holding the pad does not come in a European version. Our best 50 Hz score is 1,284,300, by Rikard_S; the best at 60 Hz is 1,102,750, by aoki_run. Neither has beaten the other.</p>
<p>So the two now stand in two columns of the same page, and nothing is converted. You may hold a place in both. If you are not sure which machine you own, film ten seconds of the title music with a clock in the picture and send it to samir_proofs. By now he can tell by ear.</p>`,
    },
    fr: {
      title: '50 Hz et 60 Hz : enfin deux colonnes',
      excerpt:
        'Un soir, j’ai voulu convertir tous les temps européens d’une seule multiplication. L’idée n’a pas passé le petit déjeuner.',
      content: `
<p>Lancez la cartouche européenne de <em>Starlance</em> : c’est à l’oreille que ça se remarque d’abord. L’air est le bon, mais l’orchestre sort de table.</p>
<p>On connaît la cause. Le téléviseur européen affichait cinquante images par seconde, le japonais et l’américain soixante, et la plupart des jeux des années quatre-vingt avançaient d’un pas à chaque image. Réécrire tout cela coûtait cher. On livrait donc à l’Europe un jeu aux cinq sixièmes de sa vitesse, avec deux bandes noires en guise de garniture.</p>
<p>Pendant des années, tous les scores ont cohabité dans le même classement, un petit drapeau à côté du nom. En février 2011, je me suis cru malin : trois cent quarante temps réalisés en 50 Hz, multipliés par 0,833 dans la soirée, et au lit, content de moi. Au petit déjeuner, Rikard_S me demandait par quel miracle il avait gagné huit secondes en dormant sur la boucle du port de <em>Neon Circuit</em>. Aucun miracle. Ce jeu compte les images et en met soixante dans une seconde, où qu’on l’achète ; son temps se comparait déjà à n’importe quel autre. J’avais réparé ce qui marchait.</p>
<table>
<thead>
<tr><th scope="col">Jeu</th><th scope="col">Ce que fait la version 50 Hz</th><th scope="col">Ce que ça change</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>Ralentie, sans aucune retouche</td><td>On réfléchit davantage, les scores montent</td></tr>
<tr><td>Neon Circuit</td><td>Ralentie, chronomètre compris</td><td>Les temps se ressemblent, pas l’effort</td></tr>
<tr><td>Skyline Rally</td><td>Vitesse corrigée à la main</td><td>Les centièmes sont toujours pairs</td></tr>
</tbody>
</table>
<p>Aucun coefficient ne répare ces trois cas d’un coup, et lent ne veut pas dire désavantagé. Dans <em>Starlance</em>, un tir avance toutes les 20 millisecondes au lieu d’un peu moins de 17, alors que l’être humain qui tient la manette n’existe pas en version européenne. Notre meilleur score en 50 Hz est de 1 284 300 points, par Rikard_S ; en 60 Hz, de 1 102 750, par aoki_run. Aucun des deux n’a battu l’autre.</p>
<p>Les voilà donc dans deux colonnes d’une même page, sans conversion. Rien n’interdit de figurer dans les deux. Si vous ignorez ce que vaut votre machine, filmez dix secondes de la musique du titre avec une horloge dans le champ et envoyez-les à samir_proofs. À force, il le reconnaît à l’oreille.</p>`,
    },
    it: {
      title: '50 Hz e 60 Hz, finalmente fianco a fianco',
      excerpt:
        'Una sera ho provato a convertire tutti i tempi europei con una sola moltiplicazione. È durata fino a colazione.',
      content: `
<p>Accendete la cartuccia europea di <em>Starlance</em> e ve ne accorgete prima con le orecchie. Il motivo è quello giusto, ma la banda si è appena alzata da un pranzo di nozze.</p>
<p>La ragione è nota. I televisori europei disegnavano cinquanta immagini al secondo, quelli giapponesi e americani sessanta, e quasi tutti i giochi degli anni Ottanta facevano un passo per ogni immagine. Riscriverli costava, e così in Europa arrivava un gioco ai cinque sesti della velocità, con due bande nere per contorno.</p>
<p>Per anni abbiamo tenuto tutti i punteggi in un’unica classifica, con una bandierina accanto al nome. Poi, nel febbraio 2011, ho voluto fare il furbo: trecentoquaranta tempi fatti a 50 Hz, moltiplicati per 0,833 in una sera, e a letto soddisfatto. A colazione Rikard_S mi chiedeva come avesse fatto a guadagnare otto secondi nel sonno sull’anello del porto di <em>Neon Circuit</em>. Non li aveva guadagnati affatto. Quel gioco conta le immagini e ne mette sessanta in un secondo, ovunque lo si compri: il suo tempo si poteva già confrontare con quello di chiunque. Avevo aggiustato una cosa che funzionava.</p>
<table>
<thead>
<tr><th scope="col">Gioco</th><th scope="col">Che cosa fa la versione a 50 Hz</th><th scope="col">Che cosa cambia</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>Va piano, nessun ritocco</td><td>Si ragiona di più, i punteggi salgono</td></tr>
<tr><td>Neon Circuit</td><td>Va piano, cronometro compreso</td><td>I tempi si somigliano, la fatica no</td></tr>
<tr><td>Skyline Rally</td><td>Velocità corretta a mano</td><td>I centesimi sono sempre pari</td></tr>
</tbody>
</table>
<p>Nessun numero sistema tutti e tre i casi, e lento non vuol dire peggio. In <em>Starlance</em> un proiettile si muove ogni 20 millisecondi invece di poco meno di 17, mentre la persona col pad in mano non esiste in versione europea. Il miglior punteggio a 50 Hz è 1.284.300, di Rikard_S; il migliore a 60 Hz è 1.102.750, di aoki_run. Nessuno dei due ha battuto l’altro.</p>
<p>Ora quindi stanno in due colonne della stessa pagina, senza conversioni, e si può comparire in entrambe. Se non sapete che macchina avete in casa, filmate dieci secondi della musica del titolo con un orologio nell’inquadratura e mandateli a samir_proofs. Ormai lui la riconosce a orecchio.</p>`,
    },
    es: {
      title: '50 Hz y 60 Hz, por fin en dos columnas',
      excerpt:
        'Una noche quise convertir todos los tiempos europeos con una sola multiplicación. Duró hasta el desayuno.',
      content: `
<p>Arranca el cartucho europeo de <em>Starlance</em> y lo primero que lo delata es la música. La melodía es la buena, pero la orquesta acaba de comerse una paella.</p>
<p>La causa no tiene misterio. Los televisores europeos dibujaban cincuenta imágenes por segundo; los japoneses y norteamericanos, sesenta; y casi todos los juegos de los ochenta avanzaban un paso por imagen. Reescribirlos costaba dinero, así que a Europa llegaba un juego a cinco sextos de su velocidad, con dos franjas negras de guarnición.</p>
<p>Durante años tuvimos todas las marcas en una misma tabla, con una banderita junto al nombre. En febrero de 2011 me pasé de listo: multipliqué por 0,833 los trescientos cuarenta tiempos hechos a 50 Hz, todos en una noche, y me acosté tan contento. A la hora del desayuno, Rikard_S me preguntaba cómo había ganado ocho segundos durmiendo en el circuito del puerto de <em>Neon Circuit</em>. No los había ganado. Ese juego cuenta imágenes y mete sesenta en cada segundo, se venda donde se venda, de modo que su tiempo ya se podía comparar con el de cualquiera. Yo había arreglado lo que no estaba roto.</p>
<table>
<thead>
<tr><th scope="col">Juego</th><th scope="col">Qué hace la versión de 50 Hz</th><th scope="col">Qué cambia</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>Va lenta, sin ningún ajuste</td><td>Hay más tiempo para pensar y suben los puntos</td></tr>
<tr><td>Neon Circuit</td><td>Va lenta, y su reloj también</td><td>Los tiempos se parecen; el esfuerzo, no</td></tr>
<tr><td>Skyline Rally</td><td>Velocidad corregida a mano</td><td>Las centésimas siempre son pares</td></tr>
</tbody>
</table>
<p>Ningún número remedia los tres casos a la vez, y lento no significa peor. En <em>Starlance</em> un disparo avanza cada 20 milisegundos en lugar de algo menos de 17, y la persona que sujeta el mando no viene en versión europea. Nuestra mejor marca a 50 Hz es de 1.284.300 puntos, de Rikard_S; la mejor a 60 Hz, de 1.102.750, de aoki_run. Ninguno de los dos ha ganado al otro.</p>
<p>Por eso están ahora en dos columnas de la misma página, sin conversiones, y se puede figurar en las dos. ¿No sabes qué máquina tienes? Graba diez segundos de la música del título con un reloj en el plano y mándaselos a samir_proofs. A estas alturas lo saca de oído.</p>`,
    },
    ja: {
      title: '50Hzと60Hzの記録、ようやく隣り合わせに',
      excerpt: 'ある晩、欧州版のタイムを掛け算ひとつで換算してみた。その案は翌朝までもたなかった。',
      content: `
<p>欧州版の<em>Starlance</em>を起動すると、まず音楽で気づく。曲は合っている。ただ、演奏しているのは昼食を食べすぎた楽団だ。</p>
<p>理由はよく知られている。欧州のテレビは毎秒50枚、日本と北米のテレビは60枚の画を描いていた。そして80年代のゲームの多くは、画が1枚出るたびにすべてを一歩ずつ動かしていた。作り直すには金がかかる。そこで欧州には、速度が6分の5になったゲームが、上下の黒い帯を添えて届けられたわけだ。</p>
<p>当サイトでは長いあいだ、全員の記録をひとつの表に並べ、名前の横に小さな旗をつけていた。2011年2月、私はうまい手を思いついたつもりだった。50Hz機のタイム340件に一晩で0.833を掛け、満足して寝た。翌朝、Rikard_Sから質問が来ていた。<em>Neon Circuit</em>の港コースで、寝ている間に8秒も縮んだのはなぜですか、と。縮んでなどいない。あのゲームは画の枚数を数え、どこで売られた版でも60枚を1秒と呼ぶ。彼のタイムは、はじめから誰とでも比べられたのだ。私は壊れていないものを修理してしまった。</p>
<table>
<thead>
<tr><th scope="col">ゲーム</th><th scope="col">50Hz版の動き</th><th scope="col">その影響</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>遅いまま、調整なし</td><td>考える時間が増え、得点が伸びる</td></tr>
<tr><td>Neon Circuit</td><td>遅い。時計も一緒に遅れる</td><td>タイムは似ていても、求められる反応は別物</td></tr>
<tr><td>Skyline Rally</td><td>速度を手作業で補正</td><td>百分の一秒の位が必ず偶数になる</td></tr>
</tbody>
</table>
<p>この三つを一度に直せる数字はない。それに、遅ければ不利とも限らない。<em>Starlance</em>の弾は、17ミリ秒弱ではなく20ミリ秒ごとに動く。一方、コントローラーを握る人間に欧州版はない。50Hzの最高はRikard_Sの1,284,300点、60Hzの最高はaoki_runの1,102,750点。どちらが勝ったという話ではない。</p>
<p>というわけで、両者は同じページの二つの列に並ぶことになった。換算は一切しない。両方に名を連ねてもかまわない。手元の機械がどちらかわからない人は、時計を画面に入れてタイトル曲を10秒撮影し、samir_proofsに送ってほしい。最近の彼は、耳だけで当てる。</p>`,
    },
    'pt-br': {
      title: '50 Hz e 60 Hz, enfim lado a lado',
      excerpt:
        'Uma noite tentei converter todos os tempos europeus com uma única multiplicação. Durou até o café da manhã.',
      content: `
<p>Ligue o cartucho europeu de <em>Starlance</em> e o ouvido percebe antes do olho. A música é a certa, só que tocada por uma banda que acabou de sair da feijoada.</p>
<p>O motivo é conhecido. A televisão europeia desenhava cinquenta imagens por segundo; a japonesa e a norte-americana, sessenta; e quase todo jogo dos anos oitenta andava um passo por imagem. Refazer isso custava dinheiro, então a Europa recebia o jogo a cinco sextos da velocidade, com duas faixas pretas de acompanhamento.</p>
<p>Durante anos deixamos todas as marcas na mesma tabela, com uma bandeirinha ao lado do nome. Em fevereiro de 2011 resolvi dar uma de esperto: peguei trezentos e quarenta tempos feitos em 50 Hz, multipliquei tudo por 0,833 numa noite só e fui dormir satisfeito. No café da manhã já havia mensagem do Rikard_S, querendo saber como tinha ganhado oito segundos dormindo no circuito do porto de <em>Neon Circuit</em>. Não tinha ganhado nada. Esse jogo conta imagens e chama sessenta delas de um segundo em qualquer país, de modo que o tempo dele já podia ser comparado com o de qualquer um. Eu tinha consertado o que não estava quebrado.</p>
<table>
<thead>
<tr><th scope="col">Jogo</th><th scope="col">O que a versão de 50 Hz faz</th><th scope="col">O que isso muda</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>Roda devagar, sem ajuste nenhum</td><td>Sobra tempo para pensar, a pontuação sobe</td></tr>
<tr><td>Neon Circuit</td><td>Roda devagar, e o relógio também</td><td>Os tempos se parecem, o esforço não</td></tr>
<tr><td>Skyline Rally</td><td>Velocidade corrigida à mão</td><td>Os centésimos são sempre pares</td></tr>
</tbody>
</table>
<p>Não existe número que resolva os três casos, e lento não quer dizer pior. Em <em>Starlance</em>, um tiro se move a cada 20 milissegundos em vez de pouco menos de 17, e a pessoa que segura o controle não vem em versão europeia. A melhor marca em 50 Hz é 1.284.300, do Rikard_S; a melhor em 60 Hz é 1.102.750, do aoki_run. Nenhum dos dois venceu o outro.</p>
<p>Por isso agora ficam em duas colunas da mesma página, sem conversão, e dá para aparecer nas duas. Se você não sabe qual é a sua máquina, filme dez segundos da música de abertura com um relógio no quadro e mande para o samir_proofs. A esta altura ele descobre de ouvido.</p>`,
    },
    'zh-cn': {
      title: '50赫兹与60赫兹的成绩，终于并排而立',
      excerpt: '有天晚上，我想用一次乘法换算所有欧版成绩。这个主意只撑到了第二天早饭时。',
      content: `
<p>打开欧版<em>Starlance</em>，最先露馅的是音乐。曲子没错，只是乐队好像刚吃撑了午饭。</p>
<p>原因大家都知道。欧洲的电视每秒画五十幅画面，日本和北美的画六十幅，而八十年代的游戏大多是每出一幅画面，所有东西就走一步。重写程序要花钱，于是卖到欧洲的游戏往往只有原速的六分之五，上下再各配一条黑边。</p>
<p>多年来，我们把所有成绩放在同一张榜上，名字旁边加一面小旗了事。2011年2月，我自作聪明，一晚上把340条50赫兹的时间全部乘以0.833，然后心满意足地睡了。第二天吃早饭时，Rikard_S来信问我：他睡了一觉，怎么就在<em>Neon Circuit</em>的港口赛道上快了八秒？其实一秒也没快。那款游戏数的是画面，不管在哪里发售，都把六十幅算作一秒，他的时间本来就能直接和别人比。我修好了一样没坏的东西。</p>
<table>
<thead>
<tr><th scope="col">游戏</th><th scope="col">50赫兹版的做法</th><th scope="col">带来的差别</th></tr>
</thead>
<tbody>
<tr><td>Starlance</td><td>整体变慢，未作调整</td><td>思考时间更多，得分偏高</td></tr>
<tr><td>Neon Circuit</td><td>整体变慢，计时器也跟着慢</td><td>时间看着相近，难度却不同</td></tr>
<tr><td>Skyline Rally</td><td>人工校正了速度</td><td>百分秒的末位永远是偶数</td></tr>
</tbody>
</table>
<p>没有哪个系数能同时治好这三种情况，而且慢也不等于吃亏。在<em>Starlance</em>里，子弹每20毫秒走一步，而不是不到17毫秒；握着手柄的那个人，可没有什么欧版。目前50赫兹的最高分是Rikard_S的1,284,300，60赫兹的最高分是aoki_run的1,102,750。谁也没有赢谁。</p>
<p>所以现在它们在同一页上分成两列，不作任何换算，一个人也可以两边都上榜。如果您不确定自己的机器属于哪一种，就让一只钟入镜，拍十秒标题音乐，发给samir_proofs。事到如今，他光听就能分辨。</p>`,
    },
  },
  comments: [
    {
      author: 'Rikard_S',
      at: '2025-03-11T19:02:00Z',
      content:
        '<p>For the record, I was proud of those eight seconds for the length of one bowl of porridge.</p>',
    },
    {
      author: 'aoki_run',
      at: '2025-03-12T11:37:00Z',
      content:
        '<p>50Hz版を初めて触りました。余裕があるはずなのに、指が先に動いて早すぎるんです。慣れるまで二週間はかかりそうです。</p>',
    },
    {
      author: 'caro_speed',
      at: '2025-03-12T20:15:00Z',
      content:
        '<p>Et les consoles avec un sélecteur 50/60 dans le menu ? On déclare celui du lancement, ou celui de la partie ?</p>',
    },
    {
      author: 'hugo_1986',
      at: '2025-03-13T08:48:00Z',
      content:
        '<p>@caro_speed Celui de la partie, et il doit se voir à l’image. J’ai perdu un temps comme ça l’an dernier, le menu était coupé au montage.</p>',
    },
  ],
};
