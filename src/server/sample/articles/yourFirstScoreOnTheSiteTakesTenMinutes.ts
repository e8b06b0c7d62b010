import type { SampleArticle } from '../sampleArticle';

export const yourFirstScoreOnTheSiteTakesTenMinutes: SampleArticle = {
  slug: 'your-first-score-on-the-site-takes-ten-minutes',
  category: 'guides',
  author: 'dani_teams',
  publishedAt: '2026-10-12T16:20:00Z',
  featured: true,
  cover: { motif: 'podium', hue: 142 },
  translations: {
    en: {
      title: 'Your first score on the site takes ten minutes',
      excerpt:
        'The right chart, the right version, a number read off the picture: here is the order that saves you from doing it twice.',
      content: `
<p>My first score spent four days at the top of a Skyline Rally chart. I was very proud of it, until marek_lap asked in a friendly way whether my television ran at 60 Hz. It did. The chart was for the 50 Hz version, on which everything moves a sixth more slowly, and my time belonged next door, in seventeenth place. Nothing terrible followed. The score was moved, a note was added, and marek_lap and I have been in the same team ever since.</p>
<p>I mention it because newcomers often wait for weeks, in the belief that a first score ought to be a good one. Of the last hundred people who joined us, thirty-one began in last place. Last out of forty is still ahead of everyone who never posted.</p>
<h2>In this order</h2>
<ol>
<li><strong>Find the game, then the chart.</strong> A game may have dozens: one per level, per difficulty, per version. Take the chart that describes what you did, even if the one beside it looks more glorious.</li>
<li><strong>Read its rules before you play.</strong> They are seldom longer than four lines and they answer the expensive questions: which version, how many lives, whether you may continue.</li>
<li><strong>Make the score and leave it on the screen.</strong> Photograph first, celebrate second. The whole screen, edges included.</li>
<li><strong>Copy the number from the photograph.</strong> Memory rounds up.</li>
<li><strong>Attach the photograph straight away.</strong> A score without proof is welcome too, but in six months you will not find that picture.</li>
</ol>
<h2>And then</h2>
<p>Somebody from the verification team will look at it, usually within four days. If they write to you, it is because a corner is missing or the mode can’t be read. A question is only a question. Answer in one line, send another picture, and that is that.</p>
<p>In the meantime, look at the name just above yours. It belongs to the player you can catch, and very often to somebody who remembers posting a first score. Write to them. Half the teams I look after began with a message like that. The other half began with an argument about somebody’s camera.</p>`,
    },
    fr: {
      title: 'Votre premier score sur le site en dix minutes',
      excerpt:
        'Le bon classement, la bonne version, un nombre lu sur la photo : voici l’ordre qui évite d’avoir à s’y reprendre à deux fois.',
      content: `
<p>Mon premier score est resté quatre jours en tête d’un classement de Skyline Rally. J’en tirais une grande fierté, jusqu’à ce que marek_lap me demande gentiment si ma télévision tournait en 60 Hz. Oui. Le classement portait sur la version 50 Hz, où tout va un sixième moins vite, et mon temps avait sa place juste à côté, au dix-septième rang. Rien de grave ne s’est produit. Le score a été déplacé, on y a joint une note, et depuis, marek_lap et moi jouons dans la même équipe.</p>
<p>Je le raconte parce que les nouveaux attendent souvent des semaines, persuadés qu’un premier score doit être un bon score. Parmi les cent derniers inscrits, trente et un ont débuté à la dernière place. Dernier sur quarante, c’est encore devant tous ceux qui n’ont rien posté.</p>
<h2>Dans cet ordre</h2>
<ol>
<li><strong>Trouvez le jeu, puis le classement.</strong> Un jeu peut en avoir des dizaines : un par niveau, par difficulté, par version. Prenez celui qui décrit ce que vous avez fait, même si le voisin a l’air plus glorieux.</li>
<li><strong>Lisez ses règles avant de jouer.</strong> Elles dépassent rarement quatre lignes et répondent aux questions qui coûtent cher : quelle version, combien de vies, a-t-on le droit de continuer.</li>
<li><strong>Faites le score et laissez-le à l’écran.</strong> On photographie d’abord, on fête ensuite. L’écran en entier, bords compris.</li>
<li><strong>Recopiez le nombre d’après la photo.</strong> La mémoire arrondit au-dessus.</li>
<li><strong>Joignez la photo tout de suite.</strong> Un score sans preuve est bienvenu lui aussi, mais dans six mois vous ne remettrez pas la main sur cette image.</li>
</ol>
<h2>Et ensuite</h2>
<p>Quelqu’un de l’équipe de vérification va regarder, en général sous quatre jours. Si l’on vous écrit, c’est qu’il manque un coin ou que le mode ne se lit pas. Une question n’est qu’une question. Répondez d’une ligne, envoyez une autre photo, et l’affaire est réglée.</p>
<p>Pendant ce temps, regardez le nom juste au-dessus du vôtre. C’est celui d’un joueur à votre portée, et bien souvent de quelqu’un qui se souvient d’avoir posté un premier score. Écrivez-lui. La moitié des équipes dont je m’occupe ont commencé par un message de ce genre. L’autre moitié, par une dispute au sujet d’un appareil photo.</p>`,
    },
    it: {
      title: 'Il tuo primo punteggio sul sito in dieci minuti',
      excerpt:
        'La classifica giusta, la versione giusta, un numero letto dalla foto: ecco l’ordine che ti evita di dover rifare tutto.',
      content: `
<p>Il mio primo punteggio è rimasto quattro giorni in testa a una classifica di Skyline Rally. Un vero orgoglio, finché marek_lap non mi ha chiesto con garbo se il mio televisore andava a 60 Hz. Andava a 60 Hz. La classifica era quella della versione a 50 Hz, dove tutto si muove un sesto più piano, e il mio tempo doveva stare lì accanto, al diciassettesimo posto. Non è successo niente di tremendo. Il punteggio è stato spostato, ci hanno messo una nota, e da allora marek_lap e io giochiamo nella stessa squadra.</p>
<p>Lo racconto perché chi arriva aspetta spesso settimane, convinto che un primo punteggio debba essere bello. Degli ultimi cento iscritti, trentuno hanno cominciato dall’ultimo posto. Ultimo su quaranta vuol dire comunque davanti a tutti quelli che non hanno pubblicato niente.</p>
<h2>In quest’ordine</h2>
<ol>
<li><strong>Trova il gioco, poi la classifica.</strong> Un gioco può averne decine: una per livello, per difficoltà, per versione. Prendi quella che descrive ciò che hai fatto, anche se quella vicina sembra più gloriosa.</li>
<li><strong>Leggi le regole prima di giocare.</strong> Di rado superano le quattro righe, e rispondono alle domande che costano care: quale versione, quante vite, se si può continuare.</li>
<li><strong>Fai il punteggio e lascialo sullo schermo.</strong> Prima la foto, poi i festeggiamenti. Tutto lo schermo, bordi compresi.</li>
<li><strong>Copia il numero dalla foto.</strong> La memoria arrotonda per eccesso.</li>
<li><strong>Allega subito la foto.</strong> Anche un punteggio senza prova è il benvenuto, ma fra sei mesi quell’immagine non la ritrovi più.</li>
</ol>
<h2>E poi</h2>
<p>Qualcuno della squadra di verifica darà un’occhiata, di solito entro quattro giorni. Se ti scrive, è perché manca un angolo o non si legge la modalità. Una domanda è soltanto una domanda. Rispondi con una riga, manda un’altra foto e la cosa finisce lì.</p>
<p>Intanto guarda il nome subito sopra il tuo. È di un giocatore che puoi raggiungere e, molto spesso, di qualcuno che si ricorda del suo primo punteggio. Scrivigli. Metà delle squadre che seguo è nata da un messaggio così. L’altra metà, da una discussione sulla macchina fotografica di qualcuno.</p>`,
    },
    es: {
      title: 'Tu primera puntuación en el sitio, en diez minutos',
      excerpt:
        'La clasificación correcta, la versión correcta y un número copiado de la foto: el orden que te ahorra hacerlo dos veces.',
      content: `
<p>Mi primera puntuación pasó cuatro días a la cabeza de una clasificación de Skyline Rally. Yo no cabía en mí de orgullo, hasta que marek_lap me preguntó con mucha amabilidad si mi televisor iba a 60 Hz. Pues sí. Aquella clasificación era la de la versión de 50 Hz, en la que todo se mueve una sexta parte más despacio, y mi tiempo tenía que estar en la de al lado, en el puesto diecisiete. No pasó nada terrible. La cambiaron de sitio, añadieron una nota, y desde entonces marek_lap y yo estamos en el mismo equipo.</p>
<p>Lo cuento porque quien llega suele esperar semanas, convencido de que la primera puntuación tiene que ser buena. De las últimas cien personas que se han apuntado, treinta y una empezaron en el último puesto. Ser el último de cuarenta sigue siendo ir por delante de todos los que no han subido nada.</p>
<h2>Por este orden</h2>
<ol>
<li><strong>Busca el juego y luego la clasificación.</strong> Un juego puede tener decenas: una por nivel, por dificultad, por versión. Elige la que describe lo que has hecho, aunque la de al lado parezca más gloriosa.</li>
<li><strong>Lee las reglas antes de jugar.</strong> Rara vez pasan de cuatro líneas y responden a las preguntas que salen caras: qué versión, cuántas vidas, si se puede continuar.</li>
<li><strong>Haz la puntuación y déjala en pantalla.</strong> Primero la foto, después la fiesta. La pantalla entera, con los bordes.</li>
<li><strong>Copia el número de la foto.</strong> La memoria redondea hacia arriba.</li>
<li><strong>Adjunta la foto en el momento.</strong> Una puntuación sin prueba también es bienvenida, pero dentro de seis meses no vas a encontrar esa imagen.</li>
</ol>
<h2>Y después</h2>
<p>Alguien del equipo de verificación le echará un vistazo, normalmente en menos de cuatro días. Si te escribe, es porque falta una esquina o porque no se lee el modo. Una pregunta no es más que una pregunta. Contesta con una línea, manda otra foto y asunto resuelto.</p>
<p>Mientras tanto, mira el nombre que está justo encima del tuyo. Es el del jugador al que puedes alcanzar y, muchas veces, el de alguien que se acuerda de su primera puntuación. Escríbele. La mitad de los equipos que llevo empezaron con un mensaje así. La otra mitad, con una discusión sobre la cámara de alguien.</p>`,
    },
    ja: {
      title: '最初のスコアを投稿してみよう、10分あれば終わります',
      excerpt:
        '正しいランキング、正しいバージョン、写真から写した数字。二度手間にならない順番を紹介します。',
      content: `
<p>私の最初のスコアは、Skyline Rallyのあるランキングで4日間1位でした。鼻高々でいたところへ、marek_lapさんがやんわり聞いてきたのです。「テレビは60Hzですか」。60Hzでした。そのランキングは50Hz版用で、そちらは何もかもが6分の1ほど遅く動きます。私のタイムの居場所は隣のランキング、17位でした。大ごとにはなっていません。スコアは移され、注記がつき、marek_lapさんとはそれ以来同じチームです。</p>
<p>こんな話をするのは、最初のスコアは立派でなければと思い込んで、何週間も投稿をためらう方が多いからです。最近入会した100人のうち、31人は最下位から始めました。40人中40位でも、一度も投稿していない人みんなより前にいます。</p>
<h2>この順番でどうぞ</h2>
<ol>
<li><strong>まずゲームを、次にランキングを探す。</strong>ステージ別、難易度別、バージョン別と、ひとつのゲームに何十もあることがあります。隣のほうが華やかに見えても、自分のやったことに合うものを選んでください。</li>
<li><strong>遊ぶ前にルールを読む。</strong>4行を超えることはまれです。どのバージョンか、残機はいくつか、コンティニューはよいか。間違えると高くつくことは、たいていそこに書いてあります。</li>
<li><strong>スコアを出したら、画面をそのままにしておく。</strong>喜ぶのは撮ってからです。画面は端まで全部入れてください。</li>
<li><strong>数字は写真を見て打ち込む。</strong>記憶は切り上げをします。</li>
<li><strong>写真はその場で添付する。</strong>証拠なしのスコアも歓迎ですが、半年後、その写真はもう見つかりません。</li>
</ol>
<h2>そのあとは</h2>
<p>検証チームの誰かが、たいてい4日以内に確認します。連絡が来たら、画面の隅が切れているか、モードが読めないか、そんなところです。疑われているわけではありません。一言返事をして、もう一枚送れば済みます。</p>
<p>待っているあいだに、自分のひとつ上の名前を見てください。追いつけそうな相手ですし、自分の初投稿を覚えている人であることも多いのです。ぜひ声をかけてみてください。私が世話をしているチームの半分は、そんなメッセージから始まりました。残りの半分は、誰かのカメラをめぐる口論からです。</p>`,
    },
    'pt-br': {
      title: 'Sua primeira pontuação no site em dez minutos',
      excerpt:
        'O ranking certo, a versão certa e um número copiado da foto: a ordem que evita que você tenha de fazer tudo de novo.',
      content: `
<p>Minha primeira pontuação passou quatro dias no topo de um ranking de Skyline Rally. Foi um orgulho só, até o marek_lap perguntar, com toda a delicadeza, se a minha TV rodava a 60 Hz. Rodava. O ranking era o da versão de 50 Hz, em que tudo anda um sexto mais devagar, e o meu tempo tinha que estar no ranking ao lado, em décimo sétimo. Não aconteceu nada de terrível. Mudaram a pontuação de lugar, puseram uma observação e, desde então, o marek_lap e eu jogamos na mesma equipe.</p>
<p>Conto isso porque muita gente nova espera semanas, achando que a primeira pontuação tem que ser boa. Das últimas cem pessoas que se cadastraram, trinta e uma começaram em último lugar. Ser o último de quarenta ainda é estar na frente de todo mundo que nunca postou.</p>
<h2>Nesta ordem</h2>
<ol>
<li><strong>Ache o jogo e depois o ranking.</strong> Um jogo pode ter dezenas: um por fase, por dificuldade, por versão. Escolha o que descreve o que você fez, mesmo que o do lado pareça mais glorioso.</li>
<li><strong>Leia as regras antes de jogar.</strong> Elas raramente passam de quatro linhas e respondem às perguntas que custam caro: qual versão, quantas vidas, se pode usar continue.</li>
<li><strong>Faça a pontuação e deixe na tela.</strong> Primeiro a foto, depois a festa. A tela inteira, com as bordas.</li>
<li><strong>Copie o número da foto.</strong> A memória arredonda para cima.</li>
<li><strong>Anexe a foto na hora.</strong> Pontuação sem prova também é bem-vinda, mas daqui a seis meses você não acha mais essa imagem.</li>
</ol>
<h2>E depois</h2>
<p>Alguém da equipe de verificação vai olhar, quase sempre em até quatro dias. Se escreverem para você, é porque faltou um canto da tela ou não dá para ler o modo. Pergunta é só pergunta. Responda em uma linha, mande outra foto e pronto.</p>
<p>Enquanto isso, olhe o nome logo acima do seu. É o de um jogador que você consegue alcançar e, muitas vezes, o de alguém que ainda se lembra da primeira pontuação. Escreva para essa pessoa. Metade das equipes de que eu cuido começou com uma mensagem dessas. A outra metade, com uma discussão sobre a câmera de alguém.</p>`,
    },
    'zh-cn': {
      title: '第一次提交分数，从头到尾只要十分钟就够了',
      excerpt: '选对榜单，选对版本，照着照片抄数字：按这个顺序来，就不用返工。',
      content: `
<p>我的第一个分数，在《Skyline Rally》的一个榜单上当了四天第一名。我正得意，marek_lap客客气气地来问：你的电视是不是60Hz的？还真是。那个榜单收的是50Hz版本，那一版的画面整体要慢六分之一，我的成绩应该放到隔壁，排第十七。后来也没出什么大事：分数挪了过去，加了一条备注，而我和marek_lap从那时起就一直在同一个队里。</p>
<p>说这件事，是因为很多新人一等就是好几个星期，总觉得第一个分数得拿得出手才行。最近加入的一百位会员里，有三十一位是从最后一名开始的。四十个人里排第四十，也还是在所有没交过分数的人前面。</p>
<h2>按这个顺序来</h2>
<ol>
<li><strong>先找游戏，再找榜单。</strong>一个游戏可能有几十个榜单，按关卡分，按难度分，按版本分。选跟你实际玩法相符的那个，哪怕隔壁的看上去更风光。</li>
<li><strong>开玩之前先看规则。</strong>规则很少超过四行，弄错了最费工夫的问题都写在里面：哪个版本，几条命，能不能续关。</li>
<li><strong>打出分数以后，让它留在屏幕上。</strong>先拍照，再庆祝。整个屏幕都要拍进去，包括边框。</li>
<li><strong>照着照片抄数字。</strong>人的记性总爱往上凑整。</li>
<li><strong>照片当场就传上来。</strong>没有证明的分数我们也欢迎，只是半年以后，那张照片你肯定找不到了。</li>
</ol>
<h2>接下来</h2>
<p>审核组会有人来看，一般不超过四天。如果有人给你留言，多半是照片少了一个角，或者看不清是什么模式。问一句就只是问一句，没有别的意思。回一行字，再补一张照片，事情就了结了。</p>
<p>等的时候，不妨看看排在你前面的那个名字。那是你追得上的人，往往也还记得自己第一次交分数的情形。给他写封信吧。我照管的这些队伍，有一半就是从这样一封信开始的，另一半则始于一场关于谁的相机不行的争论。</p>`,
    },
  },
  comments: [
    {
      author: 'paulo_cv',
      at: '2026-10-12T18:47:00Z',
      content: '<p>Comecei em último e hoje sou penúltimo. O guia funciona.</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-10-12T20:05:00Z',
      content:
        '<p>I remember the message. I rewrote it six times so that it would sound friendly. The first version just said “60?”</p>',
    },
    {
      author: 'wren_taps',
      at: '2026-10-13T16:32:00Z',
      content:
        '<p>Point four is the real one. I typed 84,000 from memory and the photo said 81,960, and I had been telling people about it for a week.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-10-19T19:10:00Z',
      content:
        '<p>Question de débutant : si mon score est dans le mauvais classement, est-ce que je le supprime, ou est-ce que j’attends qu’on le déplace ?</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-10-19T21:26:00Z',
      content:
        '<p>Leave it where it is and write a line under it. If you delete it, the photo goes too.</p>',
    },
  ],
};
