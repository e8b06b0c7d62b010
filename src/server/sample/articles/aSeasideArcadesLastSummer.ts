import type { SampleArticle } from '../sampleArticle';

export const aSeasideArcadesLastSummer: SampleArticle = {
  slug: 'a-seaside-arcades-last-summer',
  category: 'retro',
  author: 'bea_quarters',
  publishedAt: '2026-09-19T17:05:00Z',
  featured: true,
  cover: { motif: 'sunrise', hue: 18 },
  translations: {
    en: {
      title: 'A seaside arcade’s last summer',
      excerpt:
        'I had planned to break the house record on the closing night in Varazze. A boy with wet hair was next in the queue.',
      content: `
<p>Ettore washes his machines with fresh water. He has done it every morning since 1974, before the shutters go up, with a sponge and a bucket, because the Sala Nettuno stands forty metres from the sea at Varazze and the salt gets into everything. Coin mechanisms last two seasons there. He keeps the dead ones in a drawer, labelled by year, like wine.</p>
<p>This spring the building was sold. He pinned a sheet to the door: the arcade would close on Sunday 6 September at midnight, and unused tokens would be bought back at the price paid, those sold in lire included. Nobody brought any back. One man came all the way from Bergamo to show him his, and took it home again.</p>
<p>I went eleven times between June and September and told myself it was for the site. Nineteen machines were left, of which fourteen worked on a good day. I photographed the boards and copied out the settings of the <em>Deep Signal</em> and of the two <em>Iron Ferry</em> cabinets, joined by a cable nobody makes any more. And I formed a plan. On the last evening I would beat the house record at <em>Starlance</em>: 641,900, set by Ettore’s daughter in 1989 and written on a card above the till.</p>
<p>On the last evening there was a queue. I had imagined a sad, empty room, and had even prepared a face for it. There were couples who had met by the pinball, a whole football team of sixty-year-olds, moth_lamp and rosa_pad with a folding chair. When I reached <em>Starlance</em> it was twenty to twelve. Behind me stood a boy of nine or so with wet hair, who had been waiting since ten and asked me, very politely, where you save.</p>
<p>I said that you don’t.</p>
<p>He thought about it. “So you just have to be good?”</p>
<p>I gave him my token. He lasted a minute and a half, scored 8,150, and watched his three letters come up ninth with his mouth open. The card above the till went home with the daughter, unbeaten.</p>
<p>At midnight Ettore opened the coin doors and read out the counters, one after another, in his glasses. No one had asked him to. The older <em>Iron Ferry</em> said 318,204. Then he switched the rows off, starting on the side of the sea, and somebody at the back, from habit, asked him for change.</p>`,
    },
    fr: {
      title: 'Le dernier été d’une salle de jeux au bord de la mer',
      excerpt:
        'Pour la soirée d’adieu, à Varazze, je comptais battre le record de la maison. Un garçon aux cheveux mouillés attendait derrière moi.',
      content: `
<p>Ettore lave ses machines à l’eau douce. Il le fait chaque matin depuis 1974, avant de lever le rideau, avec une éponge et un seau : la Sala Nettuno est à quarante mètres de la mer, à Varazze, et le sel s’invite partout. Un monnayeur y tient deux saisons. Les morts finissent dans un tiroir, étiquetés par année, comme le vin.</p>
<p>Au printemps, l’immeuble a été vendu. Il a punaisé une feuille sur la porte : fermeture le dimanche 6 septembre à minuit, les jetons inutilisés sont repris au prix payé, y compris ceux vendus en lires. Personne n’en a rapporté. Un homme est venu exprès de Bergame lui montrer le sien, et l’a remis dans sa poche.</p>
<p>J’y suis allée onze fois entre juin et septembre, en me racontant que c’était pour le site. Il restait dix-neuf machines, dont quatorze en marche les bons jours. J’ai photographié les cartes, relevé les réglages du <em>Deep Signal</em> et des deux <em>Iron Ferry</em> que relie un câble qu’on ne fabrique plus. Et je me suis fait un plan. Le dernier soir, je battrais le record de la maison à <em>Starlance</em> : 641 900, établi par la fille d’Ettore en 1989 et inscrit sur un carton au-dessus de la caisse.</p>
<p>Le dernier soir, il y avait la queue. J’avais imaginé une salle vide et triste, j’avais même préparé la tête qui va avec. Il y avait des couples qui s’étaient connus près du flipper, une équipe de foot au complet, la soixantaine passée, moth_lamp et rosa_pad avec un pliant. Quand je suis arrivée devant <em>Starlance</em>, il était minuit moins vingt. Derrière moi, un garçon d’environ neuf ans, les cheveux mouillés, attendait depuis dix heures. Il m’a demandé, très poliment, où l’on sauvegardait.</p>
<p>Je lui ai répondu qu’on ne sauvegardait pas.</p>
<p>Il a réfléchi. « Alors il faut juste être bon ? »</p>
<p>Je lui ai donné mon jeton. Il a tenu une minute et demie, marqué 8 150 points, et regardé ses trois lettres s’afficher à la neuvième place, bouche bée. Le carton de la caisse est rentré chez la fille d’Ettore, invaincu.</p>
<p>À minuit, Ettore a chaussé ses lunettes, ouvert les portes des monnayeurs et lu les compteurs à voix haute, l’un après l’autre. Personne ne le lui avait demandé. Le plus vieux des <em>Iron Ferry</em> affichait 318 204. Puis il a éteint les rangées en commençant côté mer, et quelqu’un au fond, par habitude, lui a demandé de la monnaie.</p>`,
    },
    it: {
      title: 'L’ultima estate di una sala giochi sul mare',
      excerpt:
        'Per la serata d’addio, a Varazze, volevo battere il record della casa. Dietro di me c’era un bambino coi capelli bagnati.',
      content: `
<p>Ettore lava le macchine con l’acqua dolce. Lo fa ogni mattina dal 1974, prima di tirare su la serranda, con una spugna e un secchio, perché la Sala Nettuno sta a quaranta metri dal mare, a Varazze, e il sale si infila dappertutto. Una gettoniera lì dura due stagioni. Quelle morte le tiene in un cassetto, con l’annata sull’etichetta, come il vino.</p>
<p>In primavera hanno venduto lo stabile. Lui ha appeso un foglio alla porta: si chiude domenica 6 settembre a mezzanotte, i gettoni avanzati si ricomprano al prezzo pagato, anche quelli venduti in lire. Non ne ha riportato uno nessuno. Un signore è venuto apposta da Bergamo per fargli vedere il suo, e se l’è rimesso in tasca.</p>
<p>Tra giugno e settembre ci sono andata undici volte, raccontandomi che era per il sito. Restavano diciannove macchine, quattordici funzionanti nelle giornate buone. Ho fotografato le schede, ho ricopiato le impostazioni del <em>Deep Signal</em> e dei due <em>Iron Ferry</em>, collegati da un cavo che non fa più nessuno. E mi sono fatta un piano. L’ultima sera avrei battuto il record della casa a <em>Starlance</em>: 641.900, fatto dalla figlia di Ettore nel 1989 e scritto su un cartoncino sopra la cassa.</p>
<p>L’ultima sera c’era la fila. Mi ero immaginata una sala vuota e triste, avevo perfino la faccia pronta. C’erano coppie nate accanto al flipper, una squadra di calcio intera di sessantenni, moth_lamp e rosa_pad con una sedia pieghevole. Quando sono arrivata a <em>Starlance</em> mancavano venti minuti a mezzanotte. Dietro di me un bambino sui nove anni, coi capelli bagnati, aspettava dalle dieci. Mi ha chiesto, educatissimo, dove si salvava.</p>
<p>Gli ho detto che non si salva.</p>
<p>Ci ha pensato su. «Quindi bisogna solo essere bravi?»</p>
<p>Gli ho dato il mio gettone. È durato un minuto e mezzo, ha fatto 8.150 punti e ha guardato le sue tre lettere comparire al nono posto a bocca aperta. Il cartoncino sopra la cassa se l’è portato a casa la figlia, imbattuta.</p>
<p>A mezzanotte Ettore si è messo gli occhiali, ha aperto gli sportelli e ha letto i contatori ad alta voce, uno dopo l’altro. Non glielo aveva chiesto nessuno. L’<em>Iron Ferry</em> più vecchio segnava 318.204. Poi ha spento le file cominciando dal lato del mare, e qualcuno in fondo, per abitudine, gli ha chiesto da cambiare.</p>`,
    },
    es: {
      title: 'El último verano de un salón recreativo junto al mar',
      excerpt:
        'Pensaba batir el récord de la casa la noche del cierre, en Varazze. Detrás de mí esperaba un niño con el pelo mojado.',
      content: `
<p>Ettore lava sus máquinas con agua dulce. Lo hace todas las mañanas desde 1974, antes de subir la persiana, con una esponja y un cubo, porque la Sala Nettuno está a cuarenta metros del mar, en Varazze, y la sal se mete en todas partes. Un monedero dura allí dos temporadas. Los que mueren van a un cajón, etiquetados por año, como el vino.</p>
<p>Esta primavera se vendió el edificio. Él clavó una hoja en la puerta: se cierra el domingo 6 de septiembre a medianoche y las fichas sobrantes se devuelven al precio que se pagó, también las que se vendieron en liras. Nadie devolvió ninguna. Un señor vino a propósito desde Bérgamo para enseñarle la suya y se la volvió a guardar.</p>
<p>Entre junio y septiembre fui once veces, diciéndome que era por la web. Quedaban diecinueve máquinas, catorce de ellas en marcha los días buenos. Fotografié las placas y copié los ajustes del <em>Deep Signal</em> y de los dos <em>Iron Ferry</em>, unidos por un cable que ya no fabrica nadie. Y tracé un plan. La última noche batiría el récord de la casa en <em>Starlance</em>: 641.900, de la hija de Ettore, en 1989, apuntado en una cartulina encima de la caja.</p>
<p>La última noche había cola. Yo me había imaginado una sala vacía y triste; hasta llevaba la cara puesta. Había parejas que se conocieron junto al pinball, un equipo de fútbol entero de sesentones, moth_lamp y rosa_pad con una silla plegable. Cuando llegué a <em>Starlance</em> eran las doce menos veinte. Detrás de mí, un niño de unos nueve años con el pelo mojado llevaba esperando desde las diez. Me preguntó, con mucha educación, dónde se guardaba la partida.</p>
<p>Le dije que no se guardaba.</p>
<p>Se lo pensó. «¿Entonces solo hay que ser bueno?»</p>
<p>Le di mi ficha. Duró minuto y medio, hizo 8150 puntos y vio salir sus tres letras en el noveno puesto con la boca abierta. La cartulina de la caja se fue a casa con la hija, sin que nadie la superara.</p>
<p>A medianoche, Ettore se puso las gafas, abrió los monederos y leyó los contadores en voz alta, uno por uno. Nadie se lo había pedido. El <em>Iron Ferry</em> más viejo marcaba 318.204. Luego fue apagando las filas, empezando por el lado del mar, y alguien al fondo, por costumbre, le pidió cambio.</p>`,
    },
    ja: {
      title: '海辺のゲームセンター、最後の夏',
      excerpt:
        '閉店の夜に店の記録を破るつもりで、ヴァラッツェへ行った。後ろに並んでいたのは、髪の濡れた男の子だった。',
      content: `
<p>エットレは機械を真水で拭く。1974年から毎朝、シャッターを上げる前に、スポンジとバケツで。ヴァラッツェのサーラ・ネットゥーノは海から四十メートルしか離れておらず、塩があらゆるところに入り込むからだ。ここではコイン投入機は二シーズンしかもたない。死んだものは引き出しに並んでいる。ワインのように、年号の札をつけて。</p>
<p>この春、建物が売れた。エットレは扉に紙を一枚貼った。九月六日の日曜、午前零時に閉店。余ったメダルは買ったときの値段で引き取ります、リラで売った分も。持ってきた人はいなかった。ひとりだけ、わざわざベルガモから自分のメダルを見せに来た男がいて、またポケットにしまって帰った。</p>
<p>六月から九月までに十一回通った。サイトのためだと自分には言い聞かせていた。残っていた機械は十九台、調子のいい日に動くのが十四台。基板を撮影し、<em>Deep Signal</em>と、もう誰も作っていないケーブルでつながった二台の<em>Iron Ferry</em>の設定を書き写した。そして計画を立てた。最後の夜に<em>Starlance</em>で店の記録を破る。641,900点。1989年にエットレの娘さんが出し、レジの上の厚紙に書いてある数字だ。</p>
<p>最後の夜には行列ができていた。がらんとした寂しい店内を思い描いて、それ用の顔まで用意してきたのに。ピンボールのそばで出会ったという夫婦が何組も、六十代ばかりのサッカーチームが丸ごと一つ、折りたたみ椅子を持ったmoth_lampとrosa_pad。<em>Starlance</em>の前に立ったとき、零時まであと二十分だった。後ろにいたのは九歳くらいの、髪の濡れた男の子。十時から待っていたという。その子がとても丁寧に、セーブはどこでするんですか、と聞いた。</p>
<p>しないんだよ、と答えた。</p>
<p>男の子は少し考えた。「じゃあ、うまくやるしかないんだ？」</p>
<p>私は自分のメダルを渡した。一分半もって、8,150点。自分の三文字が九位に出るのを、口を開けたまま見ていた。レジの上の厚紙は、破られないまま、娘さんが持って帰った。</p>
<p>零時になると、エットレは眼鏡をかけ、コインの扉を順に開けて、カウンターの数字を読み上げた。誰が頼んだわけでもない。古いほうの<em>Iron Ferry</em>は318,204だった。それから海側の列から一列ずつ電源を落としていくと、奥で誰かが、いつもの癖で、両替を頼んだ。</p>`,
    },
    'pt-br': {
      title: 'O último verão de um fliperama à beira-mar',
      excerpt:
        'Eu ia bater o recorde da casa na noite do fechamento, em Varazze. Atrás de mim na fila, um menino de cabelo molhado.',
      content: `
<p>Ettore lava as máquinas com água doce. Faz isso toda manhã desde 1974, antes de levantar a porta de aço, com esponja e balde, porque a Sala Nettuno fica a quarenta metros do mar, em Varazze, e a maresia entra em tudo. Um moedeiro ali dura duas temporadas. Os que morrem vão para uma gaveta, com o ano na etiqueta, feito vinho.</p>
<p>Na primavera o prédio foi vendido. Ele pregou uma folha na porta: fechamos no domingo, 6 de setembro, à meia-noite, e as fichas que sobraram são compradas de volta pelo preço pago, inclusive as vendidas em liras. Ninguém devolveu nenhuma. Um senhor veio de Bérgamo só para mostrar a dele, e guardou de novo no bolso.</p>
<p>Entre junho e setembro fui lá onze vezes, dizendo a mim mesma que era pelo site. Restavam dezenove máquinas, catorze funcionando nos dias bons. Fotografei as placas, copiei os ajustes do <em>Deep Signal</em> e dos dois <em>Iron Ferry</em>, ligados por um cabo que ninguém mais fabrica. E fiz um plano. Na última noite eu bateria o recorde da casa em <em>Starlance</em>: 641.900, feito pela filha do Ettore em 1989 e anotado num cartão em cima do caixa.</p>
<p>Na última noite tinha fila. Eu havia imaginado um salão vazio e triste, já estava até com a cara pronta. Tinha casais que se conheceram do lado do pinball, um time de futebol inteiro de sessentões, moth_lamp e rosa_pad com uma cadeira de praia. Quando cheguei ao <em>Starlance</em>, faltavam vinte para a meia-noite. Atrás de mim, um menino de uns nove anos, cabelo molhado, esperava desde as dez. Ele me perguntou, com toda a educação, onde é que salva.</p>
<p>Eu disse que não salva.</p>
<p>Ele pensou um pouco. “Então é só ser bom?”</p>
<p>Dei a ele a minha ficha. Durou um minuto e meio, fez 8.150 pontos e viu as três letras dele aparecerem em nono lugar, de boca aberta. O cartão do caixa foi para casa com a filha, sem ninguém ter passado dele.</p>
<p>À meia-noite Ettore pôs os óculos, abriu as portinholas e leu os contadores em voz alta, um por um. Ninguém tinha pedido. O <em>Iron Ferry</em> mais velho marcava 318.204. Depois foi apagando as fileiras, a começar pelo lado do mar, e alguém lá no fundo, por hábito, pediu para trocar dinheiro.</p>`,
    },
    'zh-cn': {
      title: '海边游戏厅的最后一个夏天',
      excerpt: '歇业那晚，我本想在瓦拉泽打破店里的纪录。可排在我身后的，是个头发还湿着的男孩。',
      content: `
<p>埃托雷用淡水擦机器。从1974年起，他每天早上拉开卷帘门之前都要擦一遍，一块海绵，一只水桶。内图诺游戏厅开在瓦拉泽，离海只有四十米，盐分无孔不入，一个投币器用不过两季。坏掉的都收在抽屉里，贴上年份，像酒一样。</p>
<p>今年春天，楼卖掉了。他在门上钉了一张纸：9月6日星期日午夜关门，没用完的代币按原价收回，当年用里拉买的也算。一枚也没人来退。倒是有位先生专程从贝加莫赶来，把自己那枚给他看了看，又揣回兜里带走了。</p>
<p>六月到九月，我去了十一次，对自己说是为了网站。店里还剩十九台机器，运气好的日子能开十四台。我给电路板拍了照，抄下了<em>Deep Signal</em>的设置，还有那两台<em>Iron Ferry</em>的，连接它们的线早就没人生产了。我还打好了主意：最后一晚，要在<em>Starlance</em>上打破店里的纪录。641,900分，埃托雷的女儿1989年打出来的，写在收银台上方的一张硬纸卡上。</p>
<p>最后一晚排起了长队。我原以为会是空荡荡、冷清清的一间屋子，连表情都准备好了。结果来了好几对当年在弹珠台边认识的夫妻，一整支六十来岁的足球队，还有带着折叠椅的moth_lamp和rosa_pad。轮到我上<em>Starlance</em>时，离午夜只剩二十分钟。我身后站着个九岁上下的男孩，头发还湿着，从十点一直等到现在。他很有礼貌地问我，在哪儿存档。</p>
<p>我说，这个不能存档。</p>
<p>他想了想：“那就只能靠打得好了？”</p>
<p>我把代币给了他。他撑了一分半钟，打了8,150分，看着自己的三个字母出现在第九名，嘴巴张得老大。收银台上的纸卡由女儿带回了家，纪录没人打破。</p>
<p>到了午夜，埃托雷戴上眼镜，把投币箱的门一扇扇打开，挨个念出计数器上的数字。并没有人请他念。年头更久的那台<em>Iron Ferry</em>是318,204。然后他从靠海的一侧开始，一排一排关掉电源。屋子尽头有个人，大概是习惯了，喊他换点零钱。</p>`,
    },
  },
  comments: [
    {
      author: 'rosa_pad',
      at: '2026-09-19T18:31:00Z',
      content:
        '<p>La silla era mía y no me senté ni una vez. Se la pasé toda la noche al portero del equipo de fútbol, que tenía la rodilla fatal.</p>',
    },
    {
      author: 'moth_lamp',
      at: '2026-09-19T21:14:00Z',
      content:
        '<p>It was me who asked for change. I had no need of any. I just could not think what else you say in there.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2026-09-20T09:52:00Z',
      content:
        '<p>318,204 games on one cabinet, in salt. At three minutes each that is nearly two years without stopping. Where are the machines going?</p>',
    },
    {
      author: 'nine_lives',
      at: '2026-09-21T20:40:00Z',
      content:
        '<p>Et le garçon, quelqu’un sait quelles étaient ses trois lettres ? J’aimerais bien qu’il ait une ligne quelque part.</p>',
    },
    {
      author: 'moth_lamp',
      at: '2026-09-22T07:25:00Z',
      content:
        '<p>@nine_lives LUC. Il a signé très lentement, avec beaucoup de soin, et sa mère attendait dehors avec une serviette.</p>',
    },
  ],
};
