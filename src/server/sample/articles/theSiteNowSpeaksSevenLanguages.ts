import type { SampleArticle } from '../sampleArticle';

export const theSiteNowSpeaksSevenLanguages: SampleArticle = {
  slug: 'the-site-now-speaks-seven-languages',
  category: 'news',
  author: 'ines_vidal',
  publishedAt: '2025-05-20T09:30:00Z',
  featured: true,
  cover: { motif: 'orbits', hue: 192 },
  translations: {
    en: {
      title: 'The site now speaks seven languages',
      excerpt:
        'Eleven volunteers, 2,140 phrases each way, and one button that led forty-three Spanish-speaking members to say hello.',
      content: `
<p>For nine days in April, a button in the Spanish preview read “Enviar prueba”. It was supposed to mean “Send a proof”. In Spanish a <em>prueba</em> is also a test, so forty-three people did what the button asked and sent us a test. Most of them wrote “hola”. One attached a photograph of a very handsome dog.</p>
<p>The button now says what it is a proof <em>of</em>, the dog has been thanked, and since this morning the whole site can be read in English, French, Italian, Spanish, Japanese, Brazilian Portuguese and simplified Chinese. You can switch whenever you like.</p>
<p>That makes 2,140 phrases per language, written by eleven volunteers over seven months, nearly all of it in the evening. The long sentences went quickly. The small words took the time.</p>
<h2>Small words</h2>
<p>Chinese has two words that are both pronounced <em>jìlù</em>. One, 纪录, is the best result anyone has achieved; the other, 记录, is anything that has been noted down. We hold a great many of the second and rather fewer of the first, and lin_mei went through every page deciding which was which. In eleven places she found that our own English had never made up its mind.</p>
<p>In Japanese, yuki_hex and aoki_run spent a whole evening on one error message, the one you get when you forget to type your score: how polite should it be? (Polite, they ruled, and short.) nine_lives declined to translate “record” into Italian, on the grounds that Italians say <em>record</em>. And g_amarelo, working on the Portuguese, sent back nineteen exclamation marks that we had no memory of using.</p>
<p>Articles are another matter. The main news and the guides a newcomer needs will appear in all seven languages when somebody has had the time to write them properly. The others stay in English and French for now. Comments remain in the language they were written in, and nobody has to apologise for theirs.</p>
<p>If something sounds wrong in your language, tell us where, and tell us what you would have said instead. It is the second half that helps.</p>`,
    },
    fr: {
      title: 'Le site parle désormais sept langues',
      excerpt:
        'Onze bénévoles, 2 140 phrases par langue, et un bouton qui a poussé quarante-trois hispanophones à nous dire bonjour.',
      content: `
<p>Pendant neuf jours, en avril, un bouton de la version espagnole d’essai a porté les mots « Enviar prueba ». Il était censé dire « Envoyer une preuve ». Or <em>prueba</em> veut aussi dire « essai », si bien que quarante-trois personnes ont obéi au bouton et nous ont envoyé un essai. La plupart ont écrit « hola ». L’une d’elles a joint la photo d’un très beau chien.</p>
<p>Le bouton précise maintenant de <em>quoi</em> l’on attend la preuve, le chien a été remercié et, depuis ce matin, tout le site se lit en anglais, en français, en italien, en espagnol, en japonais, en portugais du Brésil et en chinois simplifié. On passe d’une langue à l’autre quand on veut.</p>
<p>Cela fait 2 140 phrases par langue, écrites par onze bénévoles en sept mois, presque toujours le soir. Les longues phrases sont allées vite. Ce sont les petits mots qui ont pris du temps.</p>
<h2>Les petits mots</h2>
<p>Le chinois possède deux mots qui se prononcent <em>jìlù</em>. L’un, 纪录, désigne le meilleur résultat jamais obtenu ; l’autre, 记录, tout ce qu’on a consigné quelque part. Nous avons énormément des seconds et nettement moins des premiers, et lin_mei a parcouru chaque page pour décider. À onze endroits, elle s’est aperçue que notre anglais n’avait jamais tranché.</p>
<p>En japonais, yuki_hex et aoki_run ont passé une soirée entière sur un seul message d’erreur, celui qui s’affiche quand on oublie de saisir son score : poli jusqu’à quel point ? (Poli, ont-ils conclu, et bref.) nine_lives a refusé de traduire « record » en italien, au motif que les Italiens disent <em>record</em>. Quant à g_amarelo, chargé du portugais, il nous a retourné dix-neuf points d’exclamation que nous ne nous souvenions pas d’avoir mis.</p>
<p>Pour les articles, c’est autre chose. Les grandes nouvelles et les guides utiles aux débutants paraîtront dans les sept langues dès que quelqu’un aura eu le temps de les écrire comme il faut. Le reste demeure en anglais et en français. Les commentaires gardent leur langue d’origine, et personne n’a à s’excuser de la sienne.</p>
<p>Si une tournure vous fait grincer des dents, dites-nous où, et dites-nous ce que vous auriez écrit à la place. C’est la deuxième moitié qui nous sert.</p>`,
    },
    it: {
      title: 'Da oggi il sito parla sette lingue',
      excerpt:
        'Undici volontari, 2.140 frasi per lingua e un pulsante che ha spinto quarantatré iscritti di lingua spagnola a salutarci.',
      content: `
<p>Per nove giorni, ad aprile, nella versione spagnola di prova un pulsante diceva «Enviar prueba». Doveva significare «Invia una prova». Ma in spagnolo, come del resto in italiano, una prova può anche essere un semplice tentativo, e così quarantatré persone hanno obbedito al pulsante e ci hanno mandato un messaggio di prova. Quasi tutte hanno scritto «hola». Una ha allegato la foto di un cane bellissimo.</p>
<p>Adesso il pulsante spiega <em>che cosa</em> bisogna provare, il cane è stato ringraziato e da stamattina tutto il sito si legge in inglese, francese, italiano, spagnolo, giapponese, portoghese brasiliano e cinese semplificato. Si cambia quando si vuole.</p>
<p>Sono 2.140 frasi per lingua, scritte da undici volontari in sette mesi, quasi sempre la sera. Quelle lunghe sono filate via. Il tempo se lo sono preso le parole piccole.</p>
<h2>Le parole piccole</h2>
<p>In cinese due parole diverse si pronunciano <em>jìlù</em>. Una, 纪录, è il miglior risultato mai ottenuto; l’altra, 记录, è qualunque cosa sia stata annotata. Delle seconde ne abbiamo un’infinità, delle prime parecchie meno, e lin_mei ha passato in rassegna ogni pagina per decidere caso per caso. In undici punti ha scoperto che nemmeno il nostro inglese aveva mai scelto.</p>
<p>Per il giapponese, yuki_hex e aoki_run hanno dedicato una serata intera a un solo messaggio di errore, quello che compare se dimentichi di scrivere il punteggio: quanto dev’essere cortese? (Cortese, hanno deliberato, e breve.) nine_lives si è rifiutato di tradurre «record», perché in italiano si dice record e basta. E g_amarelo, alle prese con il portoghese, ci ha restituito diciannove punti esclamativi che non ricordavamo di aver usato.</p>
<p>Gli articoli sono un discorso a parte. Le notizie principali e le guide per chi comincia usciranno in tutte e sette le lingue quando qualcuno avrà avuto il tempo di scriverle come si deve. Il resto, per ora, rimane in inglese e in francese. I commenti restano nella lingua in cui sono nati, e nessuno deve scusarsi della propria.</p>
<p>Se qualcosa vi suona storto, diteci dove, e diteci che cosa avreste scritto voi. È la seconda metà quella che ci serve.</p>`,
    },
    es: {
      title: 'El sitio ya habla siete idiomas',
      excerpt:
        'Once voluntarios, 2140 frases por idioma y un botón que hizo que cuarenta y tres personas nos mandaran un saludo.',
      content: `
<p>Durante nueve días de abril, un botón de nuestra versión preliminar en español decía «Enviar prueba». Quien lo escribió pensaba en la foto que demuestra una puntuación. Quien lo leyó entendió otra cosa, y cuarenta y tres personas hicieron lo que pedía el botón: mandar una prueba, a ver si aquello funcionaba. Casi todas escribieron «hola». Una adjuntó la foto de un perro guapísimo.</p>
<p>Ahora el botón aclara <em>de qué</em> es la prueba, al perro se le han dado las gracias y, desde esta mañana, todo el sitio puede leerse en inglés, francés, italiano, español, japonés, portugués de Brasil y chino simplificado. Se cambia de uno a otro cuando se quiera.</p>
<p>Son 2140 frases por idioma, escritas por once voluntarios en siete meses, casi siempre de noche. Las frases largas salieron deprisa. Lo que llevó tiempo fueron las palabras pequeñas.</p>
<h2>Palabras pequeñas</h2>
<p>El chino tiene dos palabras que se pronuncian <em>jìlù</em>. Una, 纪录, es el mejor resultado que alguien ha conseguido; la otra, 记录, es cualquier cosa que haya quedado anotada. De las segundas tenemos muchísimas y de las primeras bastantes menos, así que lin_mei recorrió página por página para decidir cuál era cuál. En once sitios descubrió que nuestro propio inglés nunca se había aclarado.</p>
<p>En japonés, yuki_hex y aoki_run dedicaron una noche entera a un solo mensaje de error, el que aparece cuando se te olvida escribir la puntuación: ¿hasta qué punto hay que ser cortés? (Cortés, dictaminaron, y breve.) nine_lives se negó a traducir «record» al italiano, porque los italianos dicen <em>record</em>. Y g_amarelo, que se ocupaba del portugués, nos devolvió diecinueve signos de exclamación que no recordábamos haber puesto.</p>
<p>Los artículos son otra historia. Las noticias principales y las guías para quien empieza saldrán en los siete idiomas cuando alguien haya tenido tiempo de escribirlas como es debido. El resto se queda, de momento, en inglés y francés. Los comentarios siguen en el idioma en que se escribieron, y nadie tiene que pedir perdón por el suyo.</p>
<p>Si algo os chirría, decidnos dónde y decidnos qué habríais puesto vosotros. La segunda mitad es la que nos sirve.</p>`,
    },
    ja: {
      title: 'このサイトは、今日から7つの言語で読めます',
      excerpt:
        'ボランティア11人、各言語2,140の文。そして43人に「こんにちは」と言わせてしまった、スペイン語のボタンの話。',
      content: `
<p>4月の9日間、スペイン語の試験版に「Enviar prueba」というボタンがありました。「証拠を送る」のつもりでした。ところがスペイン語のpruebaには「テスト」という意味もあります。そこで43人の方が、ボタンに書いてあるとおり、テストを送ってくださいました。ほとんどが「hola（こんにちは）」の一言です。おひとりは、たいへん凛々しい犬の写真を添えてくださいました。</p>
<p>ボタンには<em>何の</em>証拠かを書き足し、犬にはお礼を伝えました。そして今朝から、サイト全体を英語、フランス語、イタリア語、スペイン語、日本語、ブラジルポルトガル語、簡体字中国語で読めるようになっています。切り替えはいつでもどうぞ。</p>
<p>ひとつの言語につき2,140の文を、11人のボランティアが7か月かけて書きました。作業はほとんど夜です。長い文は早く片づきました。時間がかかったのは、短い言葉のほうです。</p>
<h2>短い言葉</h2>
<p>中国語には、どちらもjìlùと読む言葉が2つあります。「纪录」は誰かが出した最高の成績、「记录」は書き留めたもの全般。日本語ならどちらも「記録」で済んでしまうところです。このサイトには後者が山ほどあり、前者はそれよりずっと少ないので、lin_meiさんは全ページを見て、一つひとつ決めていきました。その途中で、元の英語のほうがどちらとも決めていなかった箇所が11か所見つかっています。</p>
<p>日本語を受け持ったyuki_hexさんとaoki_runさんは、スコアを入れ忘れたときに出るメッセージひとつに、まる一晩かけました。どこまで丁寧にするか。結論は「丁寧に、ただし短く」。nine_livesさんは、イタリア人はrecordと言うのだからという理由で、recordの翻訳を断りました。ポルトガル語のg_amareloさんからは、使った覚えのない感嘆符が19個、送り返されてきました。</p>
<p>記事については事情が違います。大きなお知らせと、はじめての方に必要なガイドは、きちんと書く時間を取れた人がいたときに7言語で出します。それ以外は、当面は英語とフランス語です。コメントは書かれた言語のまま残ります。自分の言葉で書くことを謝る必要はありません。</p>
<p>不自然な日本語を見つけたら、その場所と、自分ならどう書くかを教えてください。助かるのは、後のほうです。</p>`,
    },
    'pt-br': {
      title: 'O site agora fala sete idiomas',
      excerpt:
        'Onze voluntários, 2.140 frases por idioma e um botão que fez quarenta e três pessoas mandarem um oi para a gente.',
      content: `
<p>Durante nove dias de abril, um botão da versão de teste em espanhol dizia “Enviar prueba”. Era para ser “Enviar uma prova”. Só que em espanhol <em>prueba</em> também quer dizer teste, e quarenta e três pessoas fizeram o que o botão mandava: enviaram um teste. Quase todas escreveram “hola”. Uma anexou a foto de um cachorro lindíssimo.</p>
<p>Hoje o botão explica <em>de quê</em> é a prova, o cachorro recebeu nossos agradecimentos e, desde esta manhã, o site inteiro pode ser lido em inglês, francês, italiano, espanhol, japonês, português do Brasil e chinês simplificado. Dá para trocar quando quiser.</p>
<p>São 2.140 frases por idioma, escritas por onze voluntários ao longo de sete meses, quase sempre à noite. As frases compridas saíram rápido. O que deu trabalho foram as palavras pequenas.</p>
<h2>Palavras pequenas</h2>
<p>O chinês tem duas palavras que se pronunciam <em>jìlù</em>. Uma, 纪录, é o melhor resultado que alguém já conseguiu; a outra, 记录, é qualquer coisa que tenha sido anotada. Das segundas temos um montão, das primeiras bem menos, e lin_mei percorreu página por página decidindo qual era qual. Em onze lugares, descobriu que nem o nosso inglês tinha se decidido.</p>
<p>No japonês, yuki_hex e aoki_run gastaram uma noite inteira numa única mensagem de erro, aquela que aparece quando a gente esquece de digitar a pontuação: quanta cerimônia fazer? (Educada, concluíram, e curta.) nine_lives se recusou a traduzir “record” para o italiano, com o argumento de que os italianos dizem <em>record</em>. E g_amarelo, que cuidou do português, devolveu dezenove pontos de exclamação que ninguém aqui se lembrava de ter usado.</p>
<p>Com os artigos é diferente. As notícias principais e os guias de quem está começando vão sair nos sete idiomas quando alguém tiver tido tempo de escrevê-los direito. O resto, por enquanto, fica em inglês e francês. Os comentários continuam no idioma em que foram escritos, e ninguém precisa pedir desculpas pelo seu.</p>
<p>Se alguma coisa soar estranha, diga onde foi e diga o que você teria escrito no lugar. É a segunda metade que ajuda.</p>`,
    },
    'zh-cn': {
      title: '从今天起，你可以用七种语言浏览我们的网站',
      excerpt:
        '十一位志愿者，每种语言2140条文字，还有一个让四十三位西班牙语会员忍不住打招呼的按钮。',
      content: `
<p>四月里有整整九天，西班牙语测试版上有个按钮写着“Enviar prueba”。本意是“提交证明”，可prueba在西班牙语里也有“测试”的意思。于是四十三个人照着按钮上说的，给我们发来了一条测试。多数人只写了“hola”（你好），有一位还附上了一张狗的照片，那狗相当英俊。</p>
<p>现在按钮上写清楚了要证明的是<em>什么</em>，我们也向那条狗致了谢。从今天早上起，整个网站可以用英语、法语、意大利语、西班牙语、日语、巴西葡萄牙语和简体中文浏览，随时都能切换。</p>
<p>每种语言2140条文字，由十一位志愿者花了七个月写成，大多是在晚上。长句子做得很快，费时间的是那些短短的词。</p>
<h2>短短的词</h2>
<p>中文里的“纪录”和“记录”读音一样，都是jìlù，写错的人不少。前者是有人达到过的最好成绩，后者是凡记下来的都算。我们站里后者多得数不清，前者要少得多，lin_mei一页一页看过去，逐个判断该用哪一个。看着看着，她发现有十一处连英文原文自己都没想清楚。</p>
<p>日语这边，yuki_hex和aoki_run为了一条错误提示花掉整整一个晚上。那是忘记填分数时弹出来的一句话，问题是该客气到什么程度。最后的结论是：要客气，也要短。nine_lives拒绝把record译成意大利语，理由是意大利人就说record。负责葡萄牙语的g_amarelo则退回来十九个感叹号，我们谁也不记得自己用过它们。</p>
<p>文章是另一回事。重要的站内消息和新手用得上的指南，等有人抽得出时间好好写，就会有七种语言的版本；其余的暂时只有英文和法文。评论保留原来的语言，谁都不必为自己说的语言道歉。</p>
<p>如果哪句话读着别扭，请告诉我们在哪一页，也告诉我们换作是你会怎么说。真正帮得上忙的是后半句。</p>`,
    },
  },
  comments: [
    {
      author: 'rosa_pad',
      at: '2025-05-20T12:08:00Z',
      content:
        '<p>El perro se llama Bolo, tiene nueve años y acepta las gracias. Yo pensé de verdad que el botón era para probar.</p>',
    },
    {
      author: 'g_amarelo',
      at: '2025-05-20T14:51:00Z',
      content: '<p>Eram vinte exclamações, na verdade. Uma eu deixei, por carinho.</p>',
    },
    {
      author: 'caro_speed',
      at: '2025-05-20T17:26:00Z',
      content:
        '<p>Et le québécois, c’est prévu pour quand ? Je me contenterais de « fin de semaine ».</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2025-05-21T08:40:00Z',
      content:
        '<p>I have been reading this site through a translator for six years. It used to call my friends list “the list of acquaintances in good faith”. I will miss that.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-05-21T20:19:00Z',
      content:
        '<p>Confermo e rivendico: si dice record. Al plurale, record. E poi si va a dormire.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2025-05-24T11:33:00Z',
      content:
        '<p>Which one did you leave in, g_amarelo? I have been through forty pages looking for it.</p>',
    },
  ],
};
