import type { SampleArticle } from '../sampleArticle';

export const twentyThreeYearsAndWhatHasNotChanged: SampleArticle = {
  slug: 'twenty-three-years-and-what-has-not-changed',
  category: 'news',
  author: 'keiko_mori',
  publishedAt: '2026-11-16T08:05:00Z',
  featured: false,
  cover: { motif: 'sunrise', hue: 28 },
  translations: {
    en: {
      title: 'Twenty-three years, and what has not changed',
      excerpt:
        'The site opened on a Sunday evening in 2003 with a typing mistake. Some of what was decided that night is still in force.',
      content: `
<p>On Sunday 16 November 2003, at 21:14, hugo_1986 entered the first score this site ever received: 482,100 points at Starlance. He had scored 48,210. He noticed eleven minutes later and wrote to the founder, who corrected the number and added a small note underneath saying that it had been corrected, by whom, and when.</p>
<p>The note is still there. I looked at it this morning before writing to you, as I have done each November since I was handed the keys. Nearly everything around it has been replaced: the server (six times), the code (three), the colours (I have stopped counting), the founder (once). The site you open on the train has little in common with the one that lived under a desk and went dark whenever somebody used the vacuum cleaner.</p>
<h2>Nine sentences, seven left</h2>
<p>The first rules page was nine sentences long. Two are gone: one explained how to send a printed photograph by post, the other asked for no more than ten scores a day, because the founder checked every one of them on his parents’ telephone line. The other seven we still use, word for word. These are the three I quote most often.</p>
<ol>
<li>A chart has its rules before it has its first score.</li>
<li>Equal scores share the rank; nobody is placed below a player they have equalled.</li>
<li>A correction stays visible.</li>
</ol>
<p>The third was added that same night, on account of hugo_1986. It has been applied some four thousand times since, and I believe it is why we quarrel so little about the past: anyone can read how a number came to be what it is.</p>
<p>Another thing has not moved. Last week forty-one of you posted a score in a chart that had no other name in it. There was no rival and no medal worth showing. You filled in the form, attached a photograph and, I suppose, went to bed. In the winter of 2003 there were eleven members and every chart was empty, so that was all anybody ever did here.</p>
<p>As for hugo_1986, 212 players have since gone past him at Starlance. His best is now 61,940, he is two hundred and thirteenth, and he tells me that he is warming up.</p>`,
    },
    fr: {
      title: 'Vingt-trois ans, et ce qui n’a pas bougé',
      excerpt:
        'Le site a ouvert un dimanche soir de 2003 sur une faute de frappe. Une partie de ce qui s’est décidé cette nuit-là tient toujours.',
      content: `
<p>Le dimanche 16 novembre 2003, à 21 h 14, hugo_1986 a saisi le tout premier score du site : 482 100 points à Starlance. Il en avait marqué 48 210. Il s’en est aperçu onze minutes plus tard et a écrit au fondateur, qui a rectifié le nombre et glissé dessous une petite note : corrigé, par qui, à quelle heure.</p>
<p>La note est toujours là. Je suis allée la relire ce matin avant de vous écrire, comme chaque mois de novembre depuis qu’on m’a confié les clés. Autour d’elle, presque tout a été remplacé : le serveur (six fois), le code (trois fois), les couleurs (je ne compte plus), le fondateur (une fois). Le site que vous consultez dans le train n’a plus grand-chose de commun avec celui qui logeait sous un bureau et s’éteignait dès que quelqu’un passait l’aspirateur.</p>
<h2>Neuf phrases, il en reste sept</h2>
<p>La première page de règlement comptait neuf phrases. Deux ont disparu : l’une expliquait comment envoyer un tirage photo par la poste, l’autre demandait de s’en tenir à dix scores par jour, parce que le fondateur les vérifiait un à un sur la ligne téléphonique de ses parents. Les sept autres servent encore, au mot près. Voici les trois que je cite le plus souvent.</p>
<ol>
<li>Un classement a ses règles avant d’avoir son premier score.</li>
<li>À score égal, rang égal ; personne n’est placé derrière un joueur qu’il a rejoint.</li>
<li>Une correction reste visible.</li>
</ol>
<p>La troisième date de la nuit même, et c’est à hugo_1986 qu’on la doit. Elle a resservi environ quatre mille fois, et j’y vois la raison pour laquelle nous nous disputons si peu sur le passé : chacun peut lire comment un nombre est devenu ce qu’il est.</p>
<p>Autre chose n’a pas changé. La semaine dernière, quarante et un d’entre vous ont posté un score dans un classement où ne figurait aucun autre nom. Pas d’adversaire, pas de médaille à montrer. Vous avez rempli le formulaire, joint une photo et, je suppose, éteint la lumière. L’hiver 2003, nous étions onze membres et tous les classements étaient vides : on ne faisait rien d’autre ici.</p>
<p>Quant à hugo_1986, 212 joueurs l’ont doublé depuis à Starlance. Son record est aujourd’hui de 61 940 points, il est deux cent treizième, et il me fait dire qu’il s’échauffe.</p>`,
    },
    it: {
      title: 'Ventitré anni, e quello che non è cambiato',
      excerpt:
        'Il sito aprì una domenica sera del 2003 con un errore di battitura. Alcune cose decise quella notte valgono ancora oggi.',
      content: `
<p>Domenica 16 novembre 2003, alle 21.14, hugo_1986 inserì il primo punteggio mai arrivato su questo sito: 482.100 punti a Starlance. Ne aveva fatti 48.210. Se ne accorse undici minuti dopo e scrisse al fondatore, che corresse il numero e ci mise sotto una piccola nota: corretto, da chi, a che ora.</p>
<p>La nota è ancora lì. Sono andata a rileggerla stamattina prima di scrivervi, come faccio ogni novembre da quando mi hanno affidato le chiavi. Intorno è cambiato quasi tutto: il server (sei volte), il codice (tre), i colori (ho smesso di contare), il fondatore (una). Il sito che aprite in treno ha ben poco da spartire con quello che abitava sotto una scrivania e si spegneva ogni volta che qualcuno passava l’aspirapolvere.</p>
<h2>Nove frasi, ne restano sette</h2>
<p>La prima pagina del regolamento era lunga nove frasi. Due non ci sono più: una spiegava come spedire per posta una fotografia stampata, l’altra chiedeva di non superare i dieci punteggi al giorno, perché il fondatore li controllava uno per uno con la linea telefonica dei genitori. Le altre sette le usiamo ancora, parola per parola. Queste sono le tre che cito più spesso.</p>
<ol>
<li>Una classifica ha le sue regole prima di avere il suo primo punteggio.</li>
<li>A parità di punti, parità di posto; nessuno sta sotto un giocatore che ha raggiunto.</li>
<li>Una correzione resta visibile.</li>
</ol>
<p>La terza fu aggiunta quella notte stessa, per merito di hugo_1986. Da allora è servita circa quattromila volte, e credo sia per questo che litighiamo così poco sul passato: chiunque può leggere come un numero sia diventato quello che è.</p>
<p>C’è un’altra cosa rimasta uguale. La settimana scorsa quarantuno di voi hanno pubblicato un punteggio in una classifica dove non c’era nessun altro. Nessun rivale, nessuna medaglia di cui vantarsi. Avete compilato il modulo, allegato una foto e, immagino, spento la luce. Nell’inverno del 2003 eravamo in undici e le classifiche erano tutte vuote: qui non si faceva altro.</p>
<p>Quanto a hugo_1986, da allora a Starlance lo hanno superato in 212. Il suo record adesso è 61.940, è duecentotredicesimo e mi fa sapere che si sta scaldando.</p>`,
    },
    es: {
      title: 'Veintitrés años, y lo que no ha cambiado',
      excerpt:
        'El sitio abrió un domingo por la noche de 2003 con un error al teclear. Parte de lo que se decidió entonces sigue vigente.',
      content: `
<p>El domingo 16 de noviembre de 2003, a las 21:14, hugo_1986 introdujo la primera puntuación que recibió este sitio: 482 100 puntos en Starlance. Había hecho 48 210. Se dio cuenta once minutos después y escribió al fundador, que corrigió la cifra y añadió debajo una pequeña nota: corregido, por quién y a qué hora.</p>
<p>La nota sigue ahí. Esta mañana he ido a releerla antes de escribiros, como hago cada noviembre desde que me entregaron las llaves. A su alrededor se ha cambiado casi todo: el servidor (seis veces), el código (tres), los colores (he dejado de contar), el fundador (una). El sitio que abrís en el tren se parece muy poco al que vivía debajo de un escritorio y se apagaba cada vez que alguien pasaba la aspiradora.</p>
<h2>Nueve frases, quedan siete</h2>
<p>La primera página de reglas tenía nueve frases. Dos ya no están: una explicaba cómo mandar por correo una foto en papel; la otra pedía no pasar de diez puntuaciones al día, porque el fundador las revisaba una a una con la línea de teléfono de sus padres. Las otras siete se siguen usando, palabra por palabra. Estas son las tres que más cito.</p>
<ol>
<li>Una clasificación tiene sus reglas antes de tener su primera puntuación.</li>
<li>A igual puntuación, igual puesto; nadie queda por debajo de un jugador al que ha igualado.</li>
<li>Toda corrección queda a la vista.</li>
</ol>
<p>La tercera se añadió esa misma noche, por culpa de hugo_1986. Desde entonces ha servido unas cuatro mil veces, y creo que por eso discutimos tan poco sobre el pasado: cualquiera puede leer cómo una cifra llegó a ser la que es.</p>
<p>Hay otra cosa que sigue igual. La semana pasada, cuarenta y uno de vosotros subisteis una puntuación a una clasificación en la que no había ningún otro nombre. Ni rival ni medalla que enseñar. Rellenasteis el formulario, adjuntasteis una foto y, supongo, apagasteis la luz. En el invierno de 2003 éramos once y todas las clasificaciones estaban vacías: aquí no se hacía otra cosa.</p>
<p>En cuanto a hugo_1986, desde entonces lo han adelantado 212 jugadores en Starlance. Su mejor marca es ahora de 61 940, ocupa el puesto doscientos trece y me dice que está calentando.</p>`,
    },
    ja: {
      title: 'サイト開設から23年、それでも変わらなかったこと',
      excerpt:
        '2003年の日曜の夜、このサイトはひとつの入力ミスとともに始まりました。あの夜に決まったことの一部は、いまも生きています。',
      content: `
<p>2003年11月16日、日曜日の21時14分。hugo_1986さんが、このサイトに届く最初のスコアを入力しました。Starlanceで482,100点。実際は48,210点でした。本人が気づいたのは11分後です。連絡を受けた創設者は数字を直し、その下に小さな注記を添えました。訂正したこと、誰が訂正したか、そして時刻。</p>
<p>注記はいまも残っています。管理を引き継いでから毎年11月にそうしてきたように、今朝もこれを書く前に見てきました。そのまわりは、ほとんど入れ替わっています。サーバーは6回、プログラムは3回、配色は数えるのをやめました。創設者は1回です。電車の中で開けるいまのサイトに、机の下のパソコンで動き、誰かが掃除機をかけるたびに落ちていたころの面影は、まずありません。</p>
<h2>9つの文のうち、残った7つ</h2>
<p>最初の規約は、文が9つだけでした。なくなったのは2つ。ひとつは、焼き増しした写真を郵便で送る方法の説明。もうひとつは「投稿は1日10件まで」というお願いで、これは創設者が実家の電話回線を使い、一件ずつ自分で確認していたためです。残りの7つは、いまも一字一句そのまま使っています。私がいちばんよく引用するのは、次の3つです。</p>
<ol>
<li>ランキングには、最初のスコアより先にルールがある。</li>
<li>同じスコアは同じ順位とする。追いついた相手より下に置かれる人はいない。</li>
<li>訂正は、見えるかたちで残す。</li>
</ol>
<p>3つ目は、hugo_1986さんの一件があったその夜のうちに加わりました。以来、およそ4千回使われています。昔のことでもめることが少ないのは、このおかげだと思います。ある数字がどうしてその数字になったのか、誰でも読めるのですから。</p>
<p>もうひとつ、変わらないことがあります。先週、ほかに誰の名前もないランキングにスコアを投稿した方が41人いました。競う相手もいなければ、自慢できるメダルもありません。それでも項目を埋め、写真を添えて、たぶんそのまま眠ったのでしょう。2003年の冬、会員は11人で、ランキングはどれも空っぽでした。ここでは誰もが、毎晩それだけをしていたのです。</p>
<p>hugo_1986さんはといえば、Starlanceではその後212人に抜かれました。現在の自己ベストは61,940点、順位は213位。まだ肩慣らしだそうです。</p>`,
    },
    'pt-br': {
      title: 'Vinte e três anos, e o que não mudou',
      excerpt:
        'O site abriu num domingo à noite de 2003 com um erro de digitação. Parte do que foi decidido naquela noite continua valendo.',
      content: `
<p>No domingo, 16 de novembro de 2003, às 21h14, hugo_1986 registrou a primeira pontuação que este site recebeu: 482.100 pontos em Starlance. Ele tinha feito 48.210. Percebeu onze minutos depois e escreveu para o fundador, que corrigiu o número e deixou embaixo uma notinha: corrigido, por quem, a que horas.</p>
<p>A notinha continua lá. Fui reler hoje de manhã, antes de escrever para vocês, como faço todo mês de novembro desde que me entregaram as chaves. Em volta dela, quase tudo foi trocado: o servidor (seis vezes), o código (três), as cores (parei de contar), o fundador (uma). O site que vocês abrem no trem tem muito pouco a ver com aquele que morava embaixo de uma escrivaninha e saía do ar toda vez que alguém ligava o aspirador de pó.</p>
<h2>Nove frases, sobraram sete</h2>
<p>A primeira página de regras tinha nove frases. Duas sumiram: uma explicava como mandar uma foto revelada pelo correio; a outra pedia que ninguém passasse de dez pontuações por dia, porque o fundador conferia uma por uma usando a linha telefônica dos pais. As outras sete a gente usa até hoje, palavra por palavra. Estas são as três que eu mais cito.</p>
<ol>
<li>Um ranking tem regras antes de ter a primeira pontuação.</li>
<li>Pontuação igual, posição igual; ninguém fica abaixo de um jogador que alcançou.</li>
<li>Toda correção fica visível.</li>
</ol>
<p>A terceira entrou naquela mesma noite, por causa do hugo_1986. De lá para cá foi usada umas quatro mil vezes, e acho que é por isso que brigamos tão pouco por causa do passado: qualquer um pode ler como um número chegou a ser o que é.</p>
<p>Outra coisa continua igual. Na semana passada, quarenta e uma pessoas postaram uma pontuação num ranking em que não havia mais ninguém. Sem rival, sem medalha para mostrar. Preencheram o formulário, anexaram a foto e, imagino, foram dormir. No fim de 2003 éramos onze e todos os rankings estavam vazios: não se fazia outra coisa por aqui.</p>
<p>Quanto ao hugo_1986, 212 jogadores já passaram na frente dele em Starlance. A melhor marca dele hoje é 61.940, ele está em ducentésimo décimo terceiro e manda dizer que ainda está aquecendo.</p>`,
    },
    'zh-cn': {
      title: '建站二十三年：有些东西从2003年起就没变过',
      excerpt:
        '2003年的一个周日晚上，本站在一次手误中开张。那天夜里定下的规矩，有几条一直沿用至今。',
      content: `
<p>2003年11月16日，星期天，晚上9点14分，hugo_1986录入了本站收到的第一个分数：《Starlance》482,100分。他实际打出的是48,210分。十一分钟后他才发现，赶紧写信给创始人。创始人改正了数字，并在下面加了一行小字：已更正，由谁更正，几点几分。</p>
<p>那行小字现在还在。自从接手这个站，我每年十一月都会去看它一眼，今天早上动笔之前也不例外。它周围的东西差不多全换过了：服务器换了六次，代码重写了三次，配色换过多少回我已经懒得数，创始人换了一次。大家如今在地铁上随手打开的网站，跟当年那个窝在书桌底下、一有人开吸尘器就掉线的网站，已经没有多少相像之处了。</p>
<h2>九句话，还剩七句</h2>
<p>最早的规则页总共只有九句话，后来删掉两句。一句讲怎样把冲洗好的照片邮寄过来；另一句请大家每天最多提交十个分数，因为创始人要占着父母家的电话线一个一个核对。剩下的七句我们用到今天，一字未改。我最常引用的是这三句：</p>
<ol>
<li>榜单先有规则，再有第一个分数。</li>
<li>分数相同，名次相同；追平了别人，就不会排在他后面。</li>
<li>凡有更正，必留痕迹。</li>
</ol>
<p>第三句正是拜hugo_1986所赐，当天夜里就加了上去，此后大约用过四千次。我想，我们很少为过去的事争吵，原因就在这里：一个数字怎么变成今天这个样子，谁都可以查到。</p>
<p>还有一件事也没变。上个星期，有四十一位会员把分数交到了一个没有别人的榜单里。没有对手，也没有值得炫耀的奖牌。填好表，附上照片，然后大概就睡觉去了。2003年冬天，全站只有十一个人，所有榜单都空空荡荡，大家每晚做的就是这么一件事。</p>
<p>至于hugo_1986，这些年在《Starlance》榜上先后有212个人超过了他。他现在的最好成绩是61,940分，排第二百一十三名。他托我转告各位：他还在热身。</p>`,
    },
  },
  comments: [
    {
      author: 'hugo_1986',
      at: '2026-11-16T10:32:00Z',
      content:
        '<p>For the record, the zero on that keyboard was sticky. I was seventeen and trying to impress a website with no visitors.</p>',
    },
    {
      author: 'flo_retro',
      at: '2026-11-16T12:47:00Z',
      content:
        '<p>Onze membres l’hiver 2003, donc. Je suis la douzième inscrite : arrivée en mars, juste après la photo de famille.</p>',
    },
    {
      author: 'deltaV',
      at: '2026-11-16T18:20:00Z',
      content:
        '<p>Serious question: out of those four thousand corrections, has one ever made a score go <em>up</em>?</p>',
    },
    {
      author: 'kestrel77',
      at: '2026-11-16T19:05:00Z',
      content:
        '<p>Mine did. I left a digit off at Orchard Tycoon and sat in last place for two years wondering what everybody else knew about apples.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2026-11-17T07:41:00Z',
      content:
        '<p>Una de esas cuarenta y una soy yo. Sola en la clasificación, primera y última a la vez, y tan contenta.</p>',
    },
    {
      author: 'aoki_run',
      at: '2026-11-17T13:15:00Z',
      content:
        '<p>掃除機で落ちるサイト、というのがいいですね。うちの記録も一度、母の掃除機に負けました。</p>',
    },
    {
      author: 'hugo_1986',
      at: '2026-11-18T22:58:00Z',
      content:
        '<p>61,950 tonight. Still two hundred and thirteenth. I have typed it <strong>twice</strong> to be sure.</p>',
    },
  ],
};
