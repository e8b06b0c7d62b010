import type { SampleArticle } from '../sampleArticle';

export const frameRulesExplainedWithABusStop: SampleArticle = {
  slug: 'frame-rules-explained-with-a-bus-stop',
  category: 'speed',
  author: 'lou_framerate',
  publishedAt: '2026-06-18T11:36:00Z',
  featured: true,
  cover: { motif: 'stopwatch', hue: 48 },
  translations: {
    en: {
      title: 'Frame rules, explained with a bus stop',
      excerpt:
        'You were a quarter of a second faster and the clock did not move. Ask the bus timetable where it went.',
      content: `
<p>My neighbour runs for the 7.42. I walk. We sit in the same bus, he with his shirt stuck to his back, and we get to town at the same second. I have never found a better way to explain frame rules, and I have tried with marbles.</p>
<p>The question came from n_okafor. On Fern Bridge, in Moss Kingdom, she had found a shorter path, fifteen frames shorter, a full quarter of a second, and the clock gave her exactly the same time as before. She had checked her console, her capture card and, she admits, the batteries in her remote control. Nothing was broken. She had run for a bus that was not leaving yet.</p>
<h2>The timetable</h2>
<p>At the end of a level the game does not watch the gate all the time. It looks once every 24 frames, which at sixty frames per second is 0.4 s. If you are at the gate when it looks, you leave. If you get there one frame later, you wait for the next look. Several old games do this; the best known, Super Mario Bros., looks every 21 frames.</p>
<p>n_okafor used to reach the gate five frames before a departure. With her new path she is there twenty frames before the same departure, so she waits longer and that is all. But the previous bus left only four frames before she came round the corner. If she finds those four frames, seven hundredths of a second, she will gain forty hundredths.</p>
<h2>What to do with it</h2>
<p>When you are on the bus and the one before is out of reach, stop polishing. Spend the wait instead: with twenty frames to spare you can take the last jump from solid ground, land flat and breathe. Safety that costs nothing is the rarest thing in a run.</p>
<p>And keep your perfectionism for the final level. There the timer stops when you touch the bell. No timetable, no waiting, and every frame counts the way you always believed it did.</p>
<p>I explained all this to my neighbour on Tuesday. He said that he runs because he likes it.</p>`,
    },
    fr: {
      title: 'Les « frame rules » expliquées à l’arrêt de bus',
      excerpt:
        'Vous avez gagné un quart de seconde et le chrono n’a pas bougé d’un poil. La réponse est affichée sous l’abribus.',
      content: `
<p>Mon voisin court pour attraper le bus de 7 h 42. Moi, je marche. Nous nous retrouvons assis dans le même véhicule, lui la chemise collée au dos, et nous arrivons en ville à la même seconde. Pour expliquer les <em>frame rules</em>, je n’ai jamais trouvé mieux, et pourtant j’ai essayé avec des billes.</p>
<p>La question venait de n_okafor. Sur Fern Bridge, dans Moss Kingdom, elle avait trouvé un chemin plus court de quinze images, un bon quart de seconde, et le chrono lui rendait exactement le même temps qu’avant. Elle avait vérifié sa console, son boîtier de capture et, elle l’avoue, les piles de sa télécommande. Rien n’était cassé. Elle avait couru après un bus qui ne partait pas encore.</p>
<h2>Les horaires</h2>
<p>À la fin d’un niveau, le jeu ne surveille pas la porte en permanence. Il y jette un œil toutes les 24 images, soit, à soixante images par seconde, toutes les 0,4 s. Vous êtes devant la porte à ce moment-là : vous partez. Vous arrivez une image trop tard : vous attendez le prochain coup d’œil. Bien des jeux anciens fonctionnent ainsi ; le plus célèbre, Super Mario Bros., regarde toutes les 21 images.</p>
<p>Jusqu’ici, n_okafor atteignait la porte cinq images avant un départ. Avec son nouveau chemin, elle y est vingt images avant le même départ : elle attend plus longtemps, un point c’est tout. Mais le bus précédent est parti quatre images seulement avant qu’elle ne tourne au coin de la rue. Qu’elle trouve ces quatre images, sept centièmes de seconde, et elle en gagnera quarante.</p>
<h2>Ce qu’on en fait</h2>
<p>Si vous êtes dans le bus et que le précédent est hors d’atteinte, arrêtez de polir. Dépensez plutôt l’attente : avec vingt images d’avance, on peut prendre le dernier saut sur la terre ferme, se recevoir à plat et souffler. Une sécurité qui ne coûte rien, dans une partie chronométrée, c’est ce qu’il y a de plus rare.</p>
<p>Quant au perfectionnisme, gardez-le pour le dernier niveau. Là, le chrono s’arrête quand vous touchez la cloche. Plus d’horaires, plus d’attente : chaque image compte, comme vous l’aviez toujours cru.</p>
<p>J’ai raconté tout cela à mon voisin mardi. Il m’a répondu qu’il courait parce qu’il aimait ça.</p>`,
    },
    it: {
      title: 'Le frame rule spiegate alla fermata dell’autobus',
      excerpt:
        'Eri più veloce di un quarto di secondo e il cronometro non se n’è accorto. La spiegazione è appesa alla fermata.',
      content: `
<p>Il mio vicino corre per prendere l’autobus delle 7.42. Io cammino. Ci ritroviamo seduti sulla stessa vettura, lui con la camicia incollata alla schiena, e arriviamo in centro nello stesso secondo. Per spiegare le <em>frame rule</em> non ho mai trovato niente di meglio, e sì che ci ho provato anche con le biglie.</p>
<p>La domanda era di n_okafor. Su Fern Bridge, in Moss Kingdom, aveva trovato un percorso più corto di quindici fotogrammi, un quarto di secondo tondo, e il cronometro le dava lo stesso identico tempo di prima. Aveva controllato la console, la scheda di acquisizione e, lo confessa lei, le pile del telecomando. Non c’era niente di rotto. Aveva corso per un autobus che non doveva ancora partire.</p>
<h2>L’orario</h2>
<p>Alla fine di un livello il gioco non tiene d’occhio il cancello di continuo. Dà un’occhiata ogni 24 fotogrammi, cioè, a sessanta fotogrammi al secondo, ogni 0,4 s. Se in quel momento sei al cancello, parti. Se arrivi un fotogramma dopo, aspetti l’occhiata seguente. Parecchi giochi di una volta funzionano così; il più noto, Super Mario Bros., guarda ogni 21 fotogrammi.</p>
<p>Prima n_okafor arrivava al cancello cinque fotogrammi in anticipo sulla partenza. Con il percorso nuovo ci arriva con venti fotogrammi di anticipo sulla stessa partenza: aspetta di più, e finisce lì. Però l’autobus precedente è passato appena quattro fotogrammi prima che lei girasse l’angolo. Se trova quei quattro fotogrammi, sette centesimi di secondo, ne guadagna quaranta.</p>
<h2>Che cosa farsene</h2>
<p>Quando sei sull’autobus e quello prima è fuori portata, smetti di limare. Spendi l’attesa, piuttosto: con venti fotogrammi di margine puoi fare l’ultimo salto dal terreno solido, atterrare in piano e tirare il fiato. La sicurezza che non costa nulla è la cosa più rara che ci sia in una run.</p>
<p>La pignoleria tienila per l’ultimo livello. Lì il cronometro si ferma quando tocchi la campana: niente orario, niente attesa, e ogni fotogramma conta proprio come avevi sempre creduto.</p>
<p>Martedì ho spiegato tutto questo al vicino. Mi ha risposto che lui corre perché gli piace.</p>`,
    },
    es: {
      title: 'Las frame rules, explicadas en la parada del autobús',
      excerpt:
        'Ibas un cuarto de segundo más rápido y el reloj ni se enteró. La explicación está colgada en la marquesina.',
      content: `
<p>Mi vecino corre para coger el autobús de las 7:42. Yo voy andando. Acabamos sentados en el mismo autobús, él con la camisa pegada a la espalda, y llegamos al centro en el mismo segundo. No he encontrado mejor manera de explicar las <em>frame rules</em>, y eso que lo he intentado con canicas.</p>
<p>La pregunta era de n_okafor. En Fern Bridge, en Moss Kingdom, había dado con un camino quince fotogramas más corto, un cuarto de segundo enterito, y el reloj le marcaba exactamente lo mismo que antes. Revisó la consola, la capturadora y, según confiesa, hasta las pilas del mando a distancia. No había nada roto. Había corrido para coger un autobús que todavía no salía.</p>
<h2>El horario</h2>
<p>Al final de un nivel, el juego no está pendiente de la puerta todo el rato. Le echa un vistazo cada 24 fotogramas, que a sesenta por segundo son 0,4 s. ¿Estás en la puerta cuando mira? Sales. ¿Llegas un fotograma después? Te toca esperar al siguiente vistazo. Muchos juegos antiguos funcionan así; el más conocido, Super Mario Bros., mira cada 21 fotogramas.</p>
<p>Antes, n_okafor llegaba a la puerta cinco fotogramas antes de la salida. Con el camino nuevo llega veinte antes de esa misma salida, así que espera más y se acabó. Pero el autobús anterior se había ido apenas cuatro fotogramas antes de que ella doblara la esquina. Si encuentra esos cuatro, siete centésimas de segundo, ganará cuarenta.</p>
<h2>Para qué sirve saberlo</h2>
<p>Si ya vas en el autobús y el anterior queda fuera de tu alcance, deja de pulir. Mejor gástate la espera: con veinte fotogramas de sobra puedes dar el último salto desde suelo firme, caer plano y respirar. La seguridad gratis es lo más escaso que hay en una partida contrarreloj.</p>
<p>Y guárdate el perfeccionismo para el último nivel. Allí el reloj se para cuando tocas la campana: no hay horario ni espera, y cada fotograma cuenta como tú siempre habías creído.</p>
<p>El martes se lo conté todo a mi vecino. Me dijo que él corre porque le gusta.</p>`,
    },
    ja: {
      title: 'フレームルールをバス停で説明してみる',
      excerpt:
        '0.25秒も縮めたのに、タイムは1フレームも変わらない。その答えは、バス停の時刻表に書いてあります。',
      content: `
<p>隣の家のご主人は、7時42分のバスに間に合うよう走ります。私は歩きます。結局ふたりとも同じバスに座り、あちらはシャツが背中に張りついたまま、街に着くのは同じ瞬間。フレームルールを説明するのに、これよりうまい例えをまだ見つけていません。ビー玉で試したこともあるのですが。</p>
<p>質問をくれたのはn_okaforさんでした。『Moss Kingdom』のFern Bridgeで15フレーム短いルートを見つけた。0.25秒の短縮です。ところが表示されたタイムは前とまったく同じ。本体を調べ、キャプチャーボードを調べ、本人いわく、リモコンの電池まで疑ったそうです。どこも壊れていません。まだ出ないバスに向かって走っただけなのです。</p>
<h2>時刻表</h2>
<p>ステージの終わりで、ゲームは門をずっと見張っているわけではありません。見るのは24フレームに一度、毎秒60フレームなら0.4秒に一度です。その瞬間に門の前にいれば出発。1フレームでも遅れたら、次の確認まで待つことになります。昔のゲームにはこの仕組みがけっこうあり、いちばん有名な『スーパーマリオブラザーズ』では21フレームごとです。</p>
<p>これまでのn_okaforさんは、発車の5フレーム前に門へ着いていました。新しいルートでは、同じバスの20フレーム前に着きます。待ち時間が延びただけですね。ただし、一本前のバスが出たのは、角を曲がってくるほんの4フレーム前でした。あと4フレーム、つまり0.07秒をどこかで見つければ、縮まるのは0.07秒ではなく0.4秒です。</p>
<h2>どう使うか</h2>
<p>もうバスに乗れていて、一本前にはとても届かない。そんなステージは、それ以上磨かなくてかまいません。待ち時間のほうを使いましょう。20フレームの余裕があれば、最後のジャンプは足場のしっかりした所から踏み切り、平らに着地して、ひと息つけます。タダで手に入る安全ほど、走りの中で貴重なものはありません。</p>
<p>完璧主義は最終ステージまで取っておいてください。そこでは鐘に触れた瞬間にタイマーが止まります。時刻表も待ち時間もなく、ずっと信じてきたとおり、1フレームがそのまま1フレームです。</p>
<p>火曜日、この話を隣のご主人に全部しました。好きで走っているんだ、とのことでした。</p>`,
    },
    'pt-br': {
      title: 'Frame rules explicadas no ponto de ônibus',
      excerpt:
        'Você foi um quarto de segundo mais rápido e o relógio nem piscou. A explicação está no horário do ônibus.',
      content: `
<p>Meu vizinho corre para pegar o ônibus das 7h42. Eu vou andando. Acabamos sentados no mesmo ônibus, ele com a camisa grudada nas costas, e chegamos ao centro no mesmo segundo. Nunca achei jeito melhor de explicar as <em>frame rules</em>, e olha que já tentei com bolinhas de gude.</p>
<p>A pergunta veio da n_okafor. Em Fern Bridge, no Moss Kingdom, ela tinha achado um caminho quinze quadros mais curto, um quarto de segundo redondinho, e o relógio marcava exatamente o mesmo tempo de antes. Ela conferiu o console, a placa de captura e, segundo ela mesma, até as pilhas do controle remoto. Não tinha nada quebrado. Ela só correu para um ônibus que ainda não ia sair.</p>
<h2>A tabela de horários</h2>
<p>No fim da fase, o jogo não fica de olho no portão o tempo inteiro. Ele dá uma olhada a cada 24 quadros, o que, a sessenta quadros por segundo, dá 0,4 s. Se você está no portão nessa hora, embarca. Se chega um quadro depois, espera a próxima olhada. Vários jogos antigos são assim; o mais famoso, Super Mario Bros., olha a cada 21 quadros.</p>
<p>Antes, a n_okafor chegava ao portão cinco quadros antes da saída. Com o caminho novo, chega vinte quadros antes da mesma saída: espera mais, e só. Mas o ônibus anterior tinha partido apenas quatro quadros antes de ela virar a esquina. Se ela achar esses quatro quadros, sete centésimos de segundo, vai ganhar quarenta.</p>
<h2>O que fazer com isso</h2>
<p>Se você já está no ônibus e o anterior está fora de alcance, pare de lapidar. Gaste a espera: com vinte quadros de folga, dá para fazer o último pulo em chão firme, cair reto e respirar. Segurança de graça é a coisa mais rara numa run.</p>
<p>E guarde o perfeccionismo para a última fase. Lá o cronômetro para quando você encosta no sino: não tem horário, não tem espera, e cada quadro vale como você sempre achou que valia.</p>
<p>Na terça contei tudo isso ao meu vizinho. Ele disse que corre porque gosta.</p>`,
    },
    'zh-cn': {
      title: '站在公交站，讲明白“帧规则”',
      excerpt: '明明快了四分之一秒，计时器却纹丝不动。那点时间去了哪儿？答案就写在公交站牌上。',
      content: `
<p>我的邻居每天跑着去赶7点42分那班车，我走着去。最后我们坐在同一辆车上，他的衬衫贴在背上，我们在同一秒到达市中心。要解释“帧规则”，我还没找到比这更好的例子，虽然我连弹珠都用上过。</p>
<p>问题是n_okafor提的。她在《Moss Kingdom》的Fern Bridge一关找到了一条近路，省了15帧，整整四分之一秒，可成绩和以前一模一样。她检查了主机，检查了采集卡，据她自己坦白，连遥控器的电池都换过。什么都没坏。她只是跑着去赶一班还没到点的车。</p>
<h2>时刻表</h2>
<p>关卡结尾处，游戏并不会一直盯着那扇门。它每24帧看一眼，按每秒60帧算，就是每0.4秒一次。它看的那一刻你在门口，就放你走；你晚到一帧，就得等它下一次再看。不少老游戏都是这样，最有名的《超级马力欧兄弟》是每21帧看一次。</p>
<p>以前，n_okafor赶在发车前5帧到门口。走了新路线，她在同一班车发车前20帧就到了，无非是多等一会儿。不过，前一班车开走的时候，她离拐角只差4帧。只要再挤出这4帧，也就是0.07秒，她省下的就不是0.07秒，而是0.4秒。</p>
<h2>知道了有什么用</h2>
<p>如果你已经赶上了这班车，前一班又实在够不着，那就别再抠这一关了，不如把等车的时间花掉。有20帧富余，最后一跳大可以从实地上起跳，稳稳落下，喘口气。一趟速通里，不花钱的保险是最难得的。</p>
<p>完美主义请留到最后一关。在那里，碰到钟的瞬间计时就停止，没有时刻表，也不用等，每一帧都实实在在，就像你一直以为的那样。</p>
<p>星期二，我把这番道理原原本本讲给邻居听。他说，他跑是因为他喜欢跑。</p>`,
    },
  },
  comments: [
    {
      author: 'n_okafor',
      at: '2026-06-18T12:50:00Z',
      content:
        '<p>For the record, I changed the batteries <em>and</em> the cable. Going back out to look for my four frames.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2026-06-18T17:22:00Z',
      content:
        '<p>Is there a list of where each level stands compared with its bus? I would love to know which ones are worth the sweat.</p>',
    },
    {
      author: 'joana_b',
      at: '2026-06-19T09:05:00Z',
      content:
        '<p>Finalmente percebi isto, ao fim de três anos a irritar-me com o relógio. Obrigada ao vizinho.</p>',
    },
    {
      author: 'aoki_run',
      at: '2026-06-20T13:41:00Z',
      content:
        '<p>バス停の例え、そのまま後輩に使わせてもらいます。水車小屋のステージは一本前のバスまであと2フレームでした。</p>',
    },
    {
      author: 'n_okafor',
      at: '2026-07-01T21:16:00Z',
      content:
        '<p>Found them. I stopped turning round to look at the bridge collapse. 0.40 s, all at once, like being paid.</p>',
    },
  ],
};
