import type { SampleArticle } from '../sampleArticle';

export const howWeCountProvedRecords: SampleArticle = {
  slug: 'how-we-count-proved-records',
  category: 'news',
  author: 'keiko_mori',
  publishedAt: '2026-08-17T10:14:00Z',
  featured: true,
  cover: { motif: 'constellation', hue: 275 },
  translations: {
    en: {
      title: 'How we count “proved records”',
      excerpt:
        'One night in August the figure on our front page lost 640 records. None was deleted. Here is what it counts, and what it no longer does.',
      content: `
<p>On the night of 9 August the number of proved records on our front page fell from 50,812 to 50,172. Eleven of you wrote to ask what had been deleted, and one asked who had cheated. Nothing, and nobody. But it is the second time this year that the figure has gone down, so here is what is in it.</p>
<h2>What counts</h2>
<p>A proved record is one member, one chart, one score and one accepted proof. A record that has since been beaten stays in, because it was true on the day. caro_speed has beaten her own time on a single Neon Circuit chart sixty-three times, with a film each time; the ranking gives her one line, like everyone else, and the counter gives her sixty-three. One of you called this inflation. I watched eleven of the films in a row, and by the seventh I could see what she had learned in the fourth. I am not going to subtract that.</p>
<h2>What has stopped counting</h2>
<p>Since May, a score that stood in two charts before they were merged counts once. The new rule is shorter: the proof must still open. ines_vidal met the first dead one while checking a sentence for an article, a film of 2012 kept on a video site that has since closed. tomasz_r then wrote a small program which knocks at the door of every proof we have. It took four nights, and at 640 doors nobody answered.</p>
<p>Those 640 scores keep their rank and their points. They carry the words “proof lost” until their owner sends another, and by this morning 118 had. Since 2019 we keep a copy of every film ourselves, so the hole will not get any bigger.</p>
<p>The figure does not tell you how hard the verifiers work, either. In 2025 they received 6,240 proofs and accepted 5,410. The other 830 left the front page exactly as it was, and a good no takes longer to write than a yes.</p>
<p>Somebody suggested spreading the fall over several months, so that the curve would look smoother. We have left the cliff where it is. The program took tomasz_r an evening. Agreeing on the word “still” took five of us a week.</p>`,
    },
    fr: {
      title: 'Comment nous comptons les « records prouvés »',
      excerpt:
        'Une nuit d’août, le chiffre de notre page d’accueil a perdu 640 records. Aucun n’a été effacé. Voici ce qu’il compte, et ce qu’il ne compte plus.',
      content: `
<p>Dans la nuit du 9 août, le nombre de records prouvés affiché en page d’accueil est tombé de 50 812 à 50 172. Vous êtes onze à nous avoir écrit pour savoir ce qu’on avait effacé, et un à demander qui avait triché. Rien, et personne. Mais comme c’est la deuxième fois cette année que le chiffre descend, voici ce qu’il y a dedans.</p>
<h2>Ce qui compte</h2>
<p>Un record prouvé, c’est un membre, un tableau, un score et une preuve acceptée. Un record battu depuis y reste : il était vrai ce jour-là. caro_speed a battu soixante-trois fois son propre temps sur un même tableau de Neon Circuit, film à l’appui ; le classement lui donne une ligne, comme à tout le monde, et le compteur soixante-trois. L’un de vous a parlé d’inflation. J’ai regardé onze de ces films d’affilée, et au septième je voyais ce qu’elle avait appris dans le quatrième. Je ne vais pas soustraire cela.</p>
<h2>Ce qui ne compte plus</h2>
<p>Depuis mai, un score qui figurait dans deux tableaux avant leur fusion compte une seule fois. La nouvelle règle est plus courte : la preuve doit encore s’ouvrir. ines_vidal est tombée sur la première morte en vérifiant une phrase pour un article, un film de 2012 déposé sur un site de vidéo qui a fermé depuis. tomasz_r a alors écrit un petit programme qui frappe à la porte de chacune de nos preuves. Il a tourné quatre nuits ; à 640 portes, personne n’a répondu.</p>
<p>Ces 640 scores gardent leur rang et leurs points. Ils portent la mention « preuve perdue » en attendant que leur auteur en envoie une autre ; ce matin, 118 l’avaient fait. Depuis 2019, nous conservons nous-mêmes une copie de chaque film, et le trou ne s’agrandira pas.</p>
<p>Le chiffre ne dit pas non plus combien les vérificateurs travaillent. En 2025, ils ont reçu 6 240 preuves et en ont accepté 5 410. Les 830 autres ont laissé la page d’accueil telle quelle, et un bon non est plus long à écrire qu’un oui.</p>
<p>On nous a proposé d’étaler la chute sur plusieurs mois, pour adoucir la courbe. Nous avons laissé la falaise. Le programme a coûté une soirée à tomasz_r. S’entendre à cinq sur le mot « encore » a pris une semaine.</p>`,
    },
    it: {
      title: 'Come contiamo i «record provati»',
      excerpt:
        'In una notte d’agosto il numero sulla nostra pagina iniziale ha perso 640 record. Non ne abbiamo cancellato nessuno: ecco che cosa conta.',
      content: `
<p>Nella notte del 9 agosto il numero dei record provati, quello in prima pagina, è sceso da 50.812 a 50.172. In undici ci avete scritto per sapere che cosa avessimo cancellato, e uno voleva sapere chi avesse barato. Niente e nessuno. Però è la seconda volta quest’anno che il numero cala, e allora ecco che cosa c’è dentro.</p>
<h2>Che cosa conta</h2>
<p>Un record provato è un membro, una classifica, un punteggio e una prova accettata. Se poi viene battuto, nel conto ci resta, perché quel giorno era vero. caro_speed ha battuto il proprio tempo nella stessa classifica di Neon Circuit sessantatré volte, ogni volta con il suo filmato; la graduatoria le dà una riga, come a tutti, e il contatore sessantatré. Uno di voi l’ha chiamata inflazione. Di quei filmati ne ho guardati undici di fila, e al settimo vedevo che cosa aveva imparato nel quarto. Non sarò io a sottrarlo.</p>
<h2>Che cosa non conta più</h2>
<p>Da maggio un punteggio che stava in due classifiche poi unite conta una volta sola. La regola nuova è più breve: la prova deve ancora aprirsi. La prima che non si apriva l’ha incontrata ines_vidal verificando una frase per un articolo: era un filmato del 2012, caricato su un sito di video che nel frattempo ha chiuso. tomasz_r ha scritto allora un programmino che va a bussare alla porta di ogni nostra prova. Ci ha messo quattro notti, e a 640 porte non ha risposto nessuno.</p>
<p>Quei 640 punteggi conservano posizione e punti. Portano la scritta «prova perduta» finché il proprietario non ne manda un’altra, e fino a stamattina l’avevano fatto in 118. Dal 2019 di ogni filmato teniamo una copia noi, perciò il buco non si allargherà.</p>
<p>Il numero non dice nemmeno quanto lavorino i verificatori. Nel 2025 hanno ricevuto 6.240 prove e ne hanno accettate 5.410. Le altre 830 hanno lasciato la prima pagina tale e quale, e un buon no richiede più tempo di un sì.</p>
<p>Qualcuno ha proposto di spalmare il calo su qualche mese, così la curva sarebbe venuta più dolce. Il gradino l’abbiamo lasciato dov’è. Il programma è costato a tomasz_r una serata. Per metterci d’accordo in cinque sulla parola «ancora» ci è voluta una settimana.</p>`,
    },
    es: {
      title: 'Cómo contamos los «récords probados»',
      excerpt:
        'Una noche de agosto, la cifra de nuestra portada perdió 640 récords. No se borró ninguno. Esto es lo que cuenta y lo que ya no.',
      content: `
<p>En la noche del 9 de agosto, el número de récords probados de nuestra portada bajó de 50.812 a 50.172. Once de vosotros nos escribisteis para preguntar qué habíamos borrado, y uno quería saber quién había hecho trampas. Nada y nadie. Pero es la segunda vez este año que la cifra baja, así que aquí va lo que hay dentro.</p>
<h2>Qué cuenta</h2>
<p>Un récord probado es un miembro, una tabla, una puntuación y una prueba aceptada. Si después se supera, sigue contando, porque aquel día era verdad. caro_speed ha batido su propio tiempo en la misma tabla de Neon Circuit sesenta y tres veces, con su vídeo cada vez; la clasificación le da una línea, como a todo el mundo, y el contador le da sesenta y tres. Alguien lo llamó inflación. Vi once de esos vídeos seguidos y en el séptimo ya reconocía lo que había aprendido en el cuarto. Eso no seré yo quien lo reste.</p>
<h2>Qué ha dejado de contar</h2>
<p>Desde mayo, una puntuación que estaba en dos tablas antes de que se unieran cuenta una sola vez. La regla nueva es más corta: la prueba tiene que abrirse todavía. ines_vidal se topó con la primera muerta al comprobar una frase para un artículo, un vídeo de 2012 guardado en una página que cerró después. Entonces tomasz_r escribió un programita que llama a la puerta de cada una de nuestras pruebas. Tardó cuatro noches, y en 640 puertas no contestó nadie.</p>
<p>Esas 640 puntuaciones conservan su puesto y sus puntos. Llevan la indicación «prueba perdida» hasta que su dueño mande otra; esta mañana ya lo habían hecho 118. Desde 2019 guardamos nosotros una copia de cada vídeo, de modo que el agujero no va a crecer.</p>
<p>La cifra tampoco dice cuánto trabajan los verificadores. En 2025 recibieron 6240 pruebas y aceptaron 5410. Las otras 830 dejaron la portada tal como estaba, y un buen no se tarda más en escribir que un sí.</p>
<p>Hubo quien propuso repartir la caída entre varios meses, para que la curva quedara más suave. Hemos dejado el escalón donde está. El programa le llevó a tomasz_r una tarde. Ponernos de acuerdo entre cinco sobre la palabra «todavía» nos llevó una semana.</p>`,
    },
    ja: {
      title: '「証明済み記録」の数え方と、八月に数字が減ったわけ',
      excerpt:
        '八月のある夜、トップページの数字が640件減りました。消えた記録は一つもありません。何を数えているのかをお話しします。',
      content: `
<p>8月9日の夜、トップページに出ている証明済み記録の数が、50,812から50,172に下がりました。何を消したのかというお便りを十一通、誰が不正をしたのかというお便りを一通いただきました。何も消していませんし、不正もありません。とはいえ、この数字が下がるのは今年二度目です。中身をご説明しておきます。</p>
<h2>数えるもの</h2>
<p>証明済み記録とは、一人のメンバー、一つのチャート、一つのスコア、そして承認された証拠がそろったものです。あとで破られた記録も数に残します。その日には本当のことだったからです。caro_speedさんは『Neon Circuit』のあるチャートで、自分のタイムを六十三回更新し、そのたびに動画を添えてくれました。順位表には皆さんと同じく一行、カウンターには六十三件と出ます。水増しではないか、というご意見がありました。続けて十一本見てみたところ、四本目で覚えたことが七本目に出ているのがわかりました。これを差し引くつもりはありません。</p>
<h2>数えなくなったもの</h2>
<p>統合前の二つのチャートに載っていたスコアは、五月から一件と数えています。新しい決まりはもっと短くて、証拠が今も開けること、それだけです。開けない一件目を見つけたのは、記事の一文を確かめていたines_vidalさんでした。2012年の動画で、置いてあったサイトがもう閉じていたのです。そこでtomasz_rさんが、すべての証拠の戸をたたいて回る小さなプログラムを書きました。四晩かかり、640軒から返事がありませんでした。</p>
<p>この640件の順位とポイントはそのままです。本人が新しい証拠を送ってくださるまで「証拠紛失」と表示されます。今朝までに118件が届きました。2019年からは動画の写しをこちらでも保管していますので、穴がこれ以上広がることはありません。</p>
<p>この数字を見ても、検証担当の働きぶりはわかりません。2025年に届いた証拠は6,240件、承認したのは5,410件でした。残りの830件は、トップページの数字を一つも動かしていません。しかも、きちんとした「いいえ」を書くのは、「はい」よりずっと手間がかかるのです。</p>
<p>減った分を何か月かにならせば、グラフがなめらかになるという意見もありました。崖はそのまま残すことにしました。tomasz_rさんのプログラムは一晩でできました。「今も」という言葉の意味を五人で決めるのには、一週間かかりました。</p>`,
    },
    'pt-br': {
      title: 'Como contamos os “recordes provados”',
      excerpt:
        'Numa noite de agosto, o número da nossa página inicial perdeu 640 recordes. Nenhum foi apagado. Veja o que entra na conta e o que saiu.',
      content: `
<p>Na noite de 9 de agosto, o número de recordes provados na nossa página inicial caiu de 50.812 para 50.172. Onze de vocês escreveram perguntando o que tinha sido apagado, e um quis saber quem tinha trapaceado. Nada e ninguém. Mas é a segunda vez neste ano que o número cai, então aqui vai o que tem dentro dele.</p>
<h2>O que conta</h2>
<p>Um recorde provado é um membro, uma tabela, uma pontuação e uma prova aceita. Se depois alguém bate esse recorde, ele continua na conta, porque naquele dia era verdade. A caro_speed já bateu o próprio tempo na mesma tabela de Neon Circuit sessenta e três vezes, cada uma com seu vídeo; o ranking dá a ela uma linha, como a todo mundo, e o contador dá sessenta e três. Um de vocês chamou isso de inflação. Assisti a onze desses vídeos em sequência, e no sétimo dava para ver o que ela tinha aprendido no quarto. Isso eu não vou subtrair.</p>
<h2>O que deixou de contar</h2>
<p>Desde maio, uma pontuação que estava em duas tabelas antes da fusão conta uma vez só. A regra nova é mais curta: a prova ainda tem que abrir. Quem topou com a primeira que não abria foi a ines_vidal, conferindo uma frase para um artigo: um vídeo de 2012, guardado num site que já fechou. Aí o tomasz_r escreveu um programinha que bate na porta de cada prova que temos. Levou quatro noites, e em 640 portas ninguém atendeu.</p>
<p>Essas 640 pontuações mantêm a posição e os pontos. Ficam com o aviso “prova perdida” até que o dono mande outra, e até hoje de manhã 118 já tinham mandado. Desde 2019 guardamos nós mesmos uma cópia de cada vídeo, então o buraco não vai aumentar.</p>
<p>O número também não mostra quanto os verificadores trabalham. Em 2025 eles receberam 6.240 provas e aceitaram 5.410. As outras 830 deixaram a página inicial do jeito que estava, e um bom não demora mais para escrever do que um sim.</p>
<p>Alguém sugeriu espalhar a queda por alguns meses, para a curva ficar mais bonita. Deixamos o degrau onde está. O programa custou uma noite ao tomasz_r. Chegar a um acordo, entre cinco pessoas, sobre a palavra “ainda” levou uma semana.</p>`,
    },
    'zh-cn': {
      title: '“已证明纪录”是怎么数的，八月那一夜又为何变少',
      excerpt:
        '八月的一个夜里，首页上的数字少了640。没有一条纪录被删，下面说说我们数什么，又不再数什么。',
      content: `
<p>8月9日夜里，首页上的“已证明纪录”从50,812降到了50,172。有十一位会员来信问我们删了什么，还有一位问是谁作了弊。什么也没删，谁也没作弊。不过今年这已经是这个数字第二次往下走，那就说说它里面装的是什么。</p>
<h2>算在内的</h2>
<p>一条已证明纪录，要有一位会员、一张榜单、一个成绩和一份通过的证明。后来被人打破的，照样算，因为在那一天它是真的。在《Neon Circuit》的一张榜单上，caro_speed刷新过自己的成绩六十三次，每次都附了录像；榜单上她和大家一样只占一行，计数器里她有六十三条。有人说这是注水。我一口气看了其中十一段，看到第七段，就看得出她在第四段里学会了什么。这些我不打算减掉。</p>
<h2>不再算的</h2>
<p>从五月起，合并之前在两张榜单上都有的成绩只算一次。新规矩更短：证明要仍然打得开。第一份打不开的，是ines_vidal为一篇文章核对句子时撞见的，那是2012年的一段录像，存放它的网站早关了。于是tomasz_r写了个小程序，去敲每一份证明的门。敲了四个晚上，有640扇门没人应。</p>
<p>这640个成绩的名次和积分照旧，只是标上“证明遗失”，等本人补寄一份。到今天早上，已经补来了118份。从2019年起，每段录像我们自己都留一份，所以这个窟窿不会再变大。</p>
<p>这个数字也看不出审核员有多忙。2025年他们收到6,240份证明，通过5,410份。其余830份没有让首页动一下，而把“不”字写好，比写“是”更费工夫。</p>
<p>有人建议把这次下跌摊到几个月里，曲线会好看些。我们把那道悬崖留着了。程序tomasz_r一个晚上就写好了。为了“仍然”这两个字，五个人商量了一个星期。</p>`,
    },
  },
  comments: [
    {
      author: 'caro_speed',
      at: '2026-08-17T13:05:00Z',
      content:
        '<p>Soixante-trois films et quelqu’un parle d’inflation. Qu’il essaie donc d’en gagner un centième, du soixante-deuxième au soixante-troisième.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2026-08-17T16:42:00Z',
      content:
        '<p>One of the 640 is mine, from 2009. I still have the tape, but the machine that plays it has gone. Does a film of the tape count as a proof?</p>',
    },
    {
      author: 'hugo_1986',
      at: '2026-08-18T07:20:00Z',
      content:
        '<p>Rikard_S, I have the machine. Post me the tape and a return stamp, I have done four of these since last week.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2026-08-19T12:31:00Z',
      content:
        '<p>崖を残してくださったのがいいですね。あとから見た人が、必ず「ここで何があったの」と聞いてくれます。</p>',
    },
  ],
};
