import type { SampleArticle } from '../sampleArticle';

export const firstPlaceInTheDark: SampleArticle = {
  slug: 'first-place-in-the-dark',
  category: 'community',
  author: 'ines_vidal',
  publishedAt: '2026-10-27T16:40:00Z',
  featured: false,
  cover: { motif: 'equalizer', hue: 232 },
  translations: {
    en: {
      title: 'First place in the dark',
      excerpt:
        'When the screen of Deep Signal goes black, two hundred of us shut our eyes and printError. One member has never needed it lit.',
      content: `
<p>Before agreeing to talk, bassline_bo asked for one thing: that the word “despite” should not appear in this article. That was it, and it will not be back.</p>
<p>Since February he has held first place in the Silent Dive chart of <em>Deep Signal</em> with 288,400, some forty-seven thousand ahead of deltaV. Silent Dive is the mode in which the screen goes black after ten seconds and leaves you the sonar. Two hundred and six members have a score there. Four of them, as far as we know, are blind, and hold places one, three and eight, with the fourth on her way up.</p>
<p>He lives in Aarhus, does the payroll of a dairy, and has been blind since he was six. I asked what he hears.</p>
<blockquote><p>A ping is a question. How long it takes is how far. How bright it comes back is what: a mine is short and dry, a wreck has a tail. Most people wait for the echo to finish. I leave when I have enough of it.</p></blockquote>
<p>deltaV, who likes to know by how much he is beaten, measured this on the recordings. On average bassline_bo turns the wheel four tenths of a second before anyone else. There are about three hundred pings in a dive. That makes two minutes of sea.</p>
<p>We were not ready for him. His first proof, in 2021, was refused within the hour with the words “screen not visible”, which was true. It was thirty-eight minutes of a ceiling lamp, with superb sound. He sent it again and added a line: <em>there is nothing on the screen, that is the mode</em>. samir_proofs read the line twice, then the rule, and rewrote the rule. For audio charts we now want a stereo recording without a cut, and the hands. Otherwise the camera may look where it likes.</p>
<p>Since then he has found two faults nobody else had noticed. One was a button in our form that his screen reader announced as “button, button”. The other, last spring, was a new video player that played every proof in mono. “Half the sea has gone,” he wrote. We had judged sixty dives that way.</p>
<p>In September I tried it myself. I shut my eyes, sat up straight, felt wonderfully attentive, and sank at 3,150. I had asked him to be honest about the recording. “You are very quick,” he said. “You answer before anyone has asked you anything.”</p>`,
    },
    fr: {
      title: 'Premier dans le noir',
      excerpt:
        'Quand l’écran de Deep Signal s’éteint, deux cents d’entre nous ferment les yeux et râlent. L’un des membres n’a jamais eu besoin de lumière.',
      content: `
<p>Avant d’accepter l’entretien, bassline_bo a posé une condition : que le mot « malgré » ne figure pas dans l’article. Le voilà, il ne reviendra plus.</p>
<p>Depuis février, il est premier de la plongée silencieuse de <em>Deep Signal</em> avec 288 400 points, quelque quarante-sept mille devant deltaV. Dans ce mode, l’écran devient noir au bout de dix secondes et ne vous laisse que le sonar. Deux cent six membres y ont un score. À notre connaissance, quatre sont aveugles. Ils occupent la première, la troisième et la huitième place, et la quatrième joueuse remonte.</p>
<p>Il vit à Aarhus, s’occupe de la paie dans une laiterie et ne voit plus depuis l’âge de six ans. Je lui ai demandé ce qu’il entend.</p>
<blockquote><p>Un ping, c’est une question. Le temps qu’il met, c’est la distance. Sa couleur au retour, c’est la chose : une mine, c’est court et sec, une épave, ça traîne. La plupart des gens attendent la fin de l’écho. Moi, je pars quand j’en ai assez entendu.</p></blockquote>
<p>deltaV, qui aime savoir de combien il est battu, a mesuré cela sur les enregistrements. En moyenne, bassline_bo tourne la barre quatre dixièmes de seconde avant tout le monde. Une plongée compte environ trois cents pings. Cela fait deux minutes de mer.</p>
<p>Nous n’étions pas prêts. Sa première preuve, en 2021, a été refusée dans l’heure au motif « écran non visible ». C’était exact : trente-huit minutes de plafonnier, avec un son superbe. Il l’a renvoyée en ajoutant une ligne : <em>il n’y a rien à l’écran, c’est le principe du mode</em>. Notre vérificateur, samir_proofs, a lu deux fois la ligne, puis le règlement, et récrit le règlement. Pour les classements audio, nous demandons maintenant un enregistrement stéréo sans coupe, et les mains. Pour le reste, la caméra regarde ce qu’elle veut.</p>
<p>Depuis, il nous a signalé deux défauts que personne n’avait vus. D’abord, dans le formulaire, un bouton que son lecteur d’écran annonçait « bouton, bouton ». Ensuite, au printemps dernier, un nouveau lecteur vidéo qui passait toutes les preuves en mono. « Il manque la moitié de la mer », nous a-t-il écrit. Nous avions jugé soixante plongées comme ça.</p>
<p>En septembre, j’ai essayé. J’ai fermé les yeux, je me suis redressée, je me suis sentie merveilleusement attentive, et j’ai coulé à 3 150. Je lui avais demandé d’être franc sur l’enregistrement. « Tu es très rapide, m’a-t-il dit. Tu réponds avant qu’on t’ait posé la question. »</p>`,
    },
    it: {
      title: 'Primo in classifica, al buio',
      excerpt:
        'Quando lo schermo di Deep Signal si spegne, in duecento chiudiamo gli occhi e brontoliamo. Uno di noi non ne ha mai avuto bisogno.',
      content: `
<p>Prima di accettare l’intervista, bassline_bo ha messo una sola condizione: che nell’articolo non comparisse la parola «nonostante». Eccola, e non tornerà.</p>
<p>Da febbraio è primo nell’immersione silenziosa di <em>Deep Signal</em> con 288.400 punti, circa quarantasettemila più di deltaV. È la modalità in cui dopo dieci secondi lo schermo diventa nero e resta soltanto il sonar. Duecentosei iscritti hanno un punteggio. Per quanto ne sappiamo, quattro sono ciechi: occupano il primo, il terzo e l’ottavo posto, e la quarta sta risalendo.</p>
<p>Vive ad Aarhus, fa le buste paga di un caseificio ed è cieco da quando aveva sei anni. Gli ho chiesto che cosa sente.</p>
<blockquote><p>Il ping è una domanda. Quanto ci mette è la distanza. Come suona quando torna è la cosa: una mina è corta e secca, un relitto ha la coda. Quasi tutti aspettano che l’eco finisca. Io parto quando ne ho sentito abbastanza.</p></blockquote>
<p>deltaV, che ci tiene a sapere di quanto perde, l’ha misurato sulle registrazioni. In media bassline_bo gira il timone quattro decimi di secondo prima degli altri. In un’immersione i ping sono circa trecento. Fanno due minuti di mare.</p>
<p>Non eravamo pronti. La sua prima prova, nel 2021, fu respinta nel giro di un’ora con la dicitura «schermo non visibile». Era vero: trentotto minuti di lampadario, con un audio magnifico. Lui la rimandò aggiungendo una riga: <em>sullo schermo non c’è niente, la modalità è questa</em>. samir_proofs lesse due volte la riga, poi il regolamento, e riscrisse il regolamento. Per le classifiche audio oggi chiediamo una registrazione stereo senza tagli, e le mani. Per il resto la telecamera guardi dove vuole.</p>
<p>Da allora ci ha trovato due difetti che nessuno aveva notato. Il primo era un pulsante del modulo che il suo lettore di schermo annunciava come «pulsante, pulsante». Il secondo, la primavera scorsa, un nuovo lettore video che riproduceva ogni prova in mono. «Manca metà del mare», ci ha scritto. Avevamo giudicato così sessanta immersioni.</p>
<p>A settembre ci ho provato anch’io. Ho chiuso gli occhi, mi sono messa dritta, mi sono sentita attentissima e sono affondata a 3.150. Gli avevo chiesto di essere sincero sulla registrazione. «Sei molto veloce», mi ha detto. «Rispondi prima che ti abbiano chiesto qualcosa».</p>`,
    },
    es: {
      title: 'El primero, a oscuras',
      excerpt:
        'Cuando la pantalla de Deep Signal se apaga, doscientos cerramos los ojos y protestamos. Hay uno al que nunca le hizo falta.',
      content: `
<p>Antes de aceptar la entrevista, bassline_bo puso una sola condición: que en el artículo no saliera la expresión «a pesar de». Ya ha salido, y no volverá.</p>
<p>Desde febrero es el primero en la inmersión silenciosa de <em>Deep Signal</em> con 288.400 puntos, unos cuarenta y siete mil por delante de deltaV. En ese modo, a los diez segundos la pantalla se pone negra y solo te queda el sónar. Doscientos seis miembros tienen puntuación ahí. Que sepamos, cuatro son ciegos: ocupan los puestos primero, tercero y octavo, y la cuarta viene subiendo.</p>
<p>Vive en Aarhus, lleva las nóminas de una central lechera y es ciego desde los seis años. Le pregunté qué oye.</p>
<blockquote><p>Un ping es una pregunta. Lo que tarda es la distancia. Cómo suena al volver es el objeto: una mina es corta y seca, un pecio deja cola. Casi todos esperan a que acabe el eco. Yo me voy en cuanto he oído bastante.</p></blockquote>
<p>A deltaV le gusta saber por cuánto pierde, así que lo midió en las grabaciones. De media, bassline_bo gira el timón cuatro décimas antes que los demás. En una inmersión hay unos trescientos pings. Eso son dos minutos de mar.</p>
<p>No estábamos preparados. Su primera prueba, en 2021, fue rechazada en menos de una hora por «pantalla no visible». Era verdad: treinta y ocho minutos de lámpara de techo, con un sonido espléndido. La mandó otra vez con una línea más: <em>en la pantalla no hay nada, el modo es así</em>. Nuestro verificador, samir_proofs, leyó dos veces la línea, luego el reglamento, y reescribió el reglamento. Para las tablas de audio pedimos ahora una grabación en estéreo, sin cortes, y las manos. Por lo demás, que la cámara mire donde quiera.</p>
<p>Desde entonces nos ha encontrado dos fallos que nadie había notado. Uno era un botón del formulario que su lector de pantalla anunciaba como «botón, botón». El otro, la primavera pasada, un reproductor nuevo que ponía todas las pruebas en mono. «Falta medio mar», nos escribió. Habíamos juzgado así sesenta inmersiones.</p>
<p>En septiembre lo intenté yo. Cerré los ojos, me puse derecha, me sentí atentísima y me hundí con 3150. Le había pedido que fuera sincero con mi grabación. «Eres muy rápida», me dijo. «Contestas antes de que te pregunten».</p>`,
    },
    ja: {
      title: '暗闇の一位、音だけの海で',
      excerpt:
        'Deep Signalの画面が消えると、二百人が目を閉じてぼやく。画面の明かりを一度も必要としなかった会員がひとりいる。',
      content: `
<p>取材を受けるにあたり、bassline_boが出した条件はひとつだけだった。記事に「にもかかわらず」という言葉を使わないこと。今のが一回目で、もう出てこない。</p>
<p>彼は二月から、<em>Deep Signal</em>の「無音潜航」で首位に立っている。288,400点。二位のdeltaVとは四万七千点ほどの差がある。開始十秒で画面が真っ黒になり、ソナーの音だけが残るモードだ。記録を持つ会員は206人。そのうち目の見えない人は、わかっているかぎり四人いる。一位と三位と八位がそうで、もうひとりの女性も順位を上げてきている。</p>
<p>オーフスに住み、乳業会社で給与計算をしている。六歳のときから目が見えない。何が聞こえているのか、尋ねてみた。</p>
<blockquote><p>ピンは質問なんです。返ってくるまでの時間が距離。返ってきた音の明るさで、相手が何かわかる。機雷は短くて乾いている。沈没船は尾を引く。たいていの人は響きが終わるまで待ちますね。私は、十分聞いたところで動きます。</p></blockquote>
<p>どれだけ負けているのか知らないと気のすまないdeltaVが、録画で測ってみた。bassline_boが舵を切るのは、平均してほかの人より0.4秒早い。一回の潜航でピンはおよそ三百回。つまり、海二分ぶんの差になる。</p>
<p>こちらの準備ができていなかった。2021年、彼の最初の証拠映像は一時間もしないうちに却下された。理由は「画面が映っていない」。そのとおりではあった。三十八分間、映っていたのは天井の照明で、音はすばらしかった。彼は同じものに一行添えて送り返してきた。<em>画面には何も出ません。そういうモードです。</em>samir_proofsはその一行を二度読み、それから規則を読み、規則のほうを書き直した。いま音の部門で求めているのは、切れ目のないステレオ録音と手元の映像。それさえあれば、カメラはどこを向いていてもいい。</p>
<p>その後も、誰も気づかなかった不具合を二つ見つけてもらった。ひとつは投稿フォームのボタンで、彼の読み上げソフトは「ボタン、ボタン」と言っていた。もうひとつはこの春に入れ替えた動画プレーヤーで、すべての証拠がモノラルで再生されていた。「海が半分なくなりました」と彼は書いてきた。私たちはその状態で、六十本の潜航を審査していた。</p>
<p>九月、私も試してみた。目を閉じ、背筋を伸ばし、われながら見事に集中して、3,150点で沈んだ。録音を送り、正直な感想を頼んだ。「とても速いですね」と彼は言った。「誰も何も聞いていないうちに、答えている」</p>`,
    },
    'pt-br': {
      title: 'Primeiro lugar no escuro',
      excerpt:
        'Quando a tela de Deep Signal apaga, duzentos de nós fecham os olhos e reclamam. Um jogador nunca precisou dela acesa.',
      content: `
<p>Para dar a entrevista, bassline_bo fez uma única exigência: que a palavra “apesar” não aparecesse no texto. Pronto, apareceu, e não volta mais.</p>
<p>Desde fevereiro ele é o primeiro no mergulho silencioso de <em>Deep Signal</em>, com 288.400 pontos, uns quarenta e sete mil à frente de deltaV. É o modo em que a tela fica preta depois de dez segundos e só resta o sonar. Duzentos e seis membros têm pontuação ali. Até onde sabemos, quatro são cegos: estão em primeiro, terceiro e oitavo, e a quarta vem subindo.</p>
<p>Ele mora em Aarhus, cuida da folha de pagamento de um laticínio e é cego desde os seis anos. Perguntei o que ele escuta.</p>
<blockquote><p>O ping é uma pergunta. Quanto demora é a distância. O jeito que volta é a coisa: mina é curta e seca, naufrágio deixa rastro. Quase todo mundo espera o eco acabar. Eu saio quando já ouvi o bastante.</p></blockquote>
<p>Como deltaV gosta de saber de quanto perde, foi medir nas gravações. Em média, bassline_bo vira o leme quatro décimos de segundo antes dos outros. Um mergulho tem cerca de trezentos pings. Dá dois minutos de mar.</p>
<p>Nós é que não estávamos prontos. A primeira prova dele, em 2021, foi recusada em menos de uma hora: “tela não visível”. E era verdade. Eram trinta e oito minutos de uma luminária no teto, com um som maravilhoso. Ele mandou de novo, com uma linha a mais: <em>não tem nada na tela, o modo é esse</em>. O samir_proofs leu a linha duas vezes, depois leu a regra, e reescreveu a regra. Nas tabelas de áudio, hoje pedimos gravação em estéreo, sem cortes, e as mãos. No mais, a câmera pode olhar para onde quiser.</p>
<p>De lá para cá ele achou dois defeitos que ninguém tinha percebido. Um era um botão do formulário que o leitor de tela dele anunciava como “botão, botão”. O outro, no começo deste ano, um reprodutor de vídeo novo que tocava todas as provas em mono. “Sumiu metade do mar”, escreveu. Tínhamos julgado sessenta mergulhos assim.</p>
<p>Em setembro fui tentar. Fechei os olhos, endireitei as costas, me senti atentíssima e afundei com 3.150. Eu tinha pedido sinceridade sobre a gravação. “Você é muito rápida”, ele disse. “Responde antes de alguém perguntar.”</p>`,
    },
    'zh-cn': {
      title: '黑暗中的第一名：只靠一双耳朵',
      excerpt:
        '《Deep Signal》的屏幕一黑，两百来号人就闭上眼睛发牢骚。只有一个人，从来不需要它亮着。',
      content: `
<p>答应接受采访之前，bassline_bo只提了一个条件：文章里不要出现“尽管”这个词。好，它出现过了，往后不会再有。</p>
<p>从二月起，他一直是<em>Deep Signal</em>“静默下潜”榜的第一名，288,400分，领先第二名deltaV大约四万七千分。在这个模式里，十秒之后屏幕全黑，只剩声呐的声音。榜上共有206名会员。据我们所知，其中四位是盲人，分别排在第一、第三和第八，还有一位女玩家正在往上爬。</p>
<p>他住在奥胡斯，在一家乳品厂管工资核算，六岁起就看不见了。我问他都听到些什么。</p>
<blockquote><p>每一声“叮”都是一个问题。回来得有多慢，就是有多远。回来的声音亮不亮，就知道是什么：水雷又短又干，沉船拖着尾巴。多数人会等回声结束。我听够了就走。</p></blockquote>
<p>deltaV这个人，输也要知道输了多少，于是拿录像量了一遍。平均下来，bassline_bo打舵比别人早零点四秒。一次下潜大约有三百声“叮”。算起来，就是两分钟的海路。</p>
<p>没准备好的是我们。2021年，他提交的第一份证明不到一个小时就被退回，理由是“看不到屏幕”。这话倒也不假：整整三十八分钟，画面里是一盏吸顶灯，声音却好极了。他原样又寄来一遍，附上一行字：<em>屏幕上本来就什么也没有，这个模式就是这样。</em>samir_proofs把这行字读了两遍，又读了一遍规则，然后改写了规则。如今音频榜只要求一段不剪辑的立体声录音，外加双手入镜。除此之外，镜头爱看哪儿就看哪儿。</p>
<p>后来他又替我们找出两个谁也没发现的毛病。一个是表单里的按钮，他的读屏软件念出来是“按钮，按钮”。另一个是今年春天换上的视频播放器，把所有证明都放成了单声道。他写信说：“海少了一半。”而我们已经这样审完了六十次下潜。</p>
<p>九月，我自己也试了一次。闭上眼，坐直了，觉得自己专注得不得了，然后在3,150分沉了底。我请他听听录音，有话直说。“你反应很快，”他说，“别人还没问，你就答了。”</p>`,
    },
  },
  comments: [
    {
      author: 'deltaV',
      at: '2026-10-27T18:12:00Z',
      content:
        '<p>0.41 seconds, to be exact. I have since got it down to 0.33 by not looking at the black screen, which I had apparently been doing for years.</p>',
    },
    {
      author: 'bassline_bo',
      at: '2026-10-27T20:03:00Z',
      content:
        '<p>Thank you, Ines. My colleagues at the dairy now want to know why I never told them. I did tell them. They thought it was fishing.</p>',
    },
    {
      author: 'caro_speed',
      at: '2026-10-28T09:44:00Z',
      content:
        '<p>Essayé hier soir au casque : 11 200, et une vraie peur d’une épave. Est-ce que les autres jeux du site pourraient avoir un classement à l’oreille ?</p>',
    },
    {
      author: 'lin_mei',
      at: '2026-10-29T13:27:00Z',
      content:
        '<p>@caro_speed <em>Night Courier</em> can be played that way up to the third district. After that the dogs all sound the same, at least to me.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-11-02T19:58:00Z',
      content: '<p>I am the fourth. Eleventh place as of this morning, and yes, on my way.</p>',
    },
  ],
};
