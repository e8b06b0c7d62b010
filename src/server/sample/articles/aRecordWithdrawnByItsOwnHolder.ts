import type { SampleArticle } from '../sampleArticle';

export const aRecordWithdrawnByItsOwnHolder: SampleArticle = {
  slug: 'a-record-withdrawn-by-its-own-holder',
  category: 'records',
  author: 'bea_quarters',
  publishedAt: '2026-04-30T18:12:00Z',
  featured: true,
  cover: { motif: 'cabinet', hue: 200 },
  translations: {
    en: {
      title: 'A record withdrawn by its own holder',
      excerpt:
        'One small switch, up instead of down: Rikard_S found it himself, four years later, in a place nobody else would look.',
      content: `
<blockquote><p>Please remove my Iron Ferry score. Switch 5 was on. It has been on since I bought the board. I had no idea and now I have. Rikard.</p></blockquote>
<p>The message came in at twenty to midnight on Sunday the twelfth, between a forgotten password and an advertisement for garden chairs. 1,284,600 points in the Twelve Crossings chart, first place since March 2022, handed back by the only person in the world who could have known.</p>
<p>Behind the coin door of an old arcade machine there is a row of tiny switches with which the owner sets the price, the lives, the difficulty. On Iron Ferry, number 5 adds ten seconds to every crossing. It was meant for seaside towns and birthday parties. Rikard_S bought his board in 2018 from a bowling alley in Gothenburg that was closing down, and never touched the switches because nobody had told him there were any. He met them this month, with a paintbrush, while dusting. The dust on number 5 lay perfectly even. It had not moved in twenty years.</p>
<p>I telephoned, mostly to tell him that it could have waited until the morning. He said he had closed the door, cooked dinner, and then sat down in front of the machine without turning it on. What he had in mind was not the rules. It was a photograph of our meet-up in Turin, in which he is holding a small trophy and smiling, in his words, like a man with ten seconds more than everybody else.</p>
<p>With the switch down, his best is 1,197,050, which is fourth. First place goes to flo_retro, at 1,241,300, after four years in second. I expected her to be pleased. She wrote that she would rather have overtaken him, and asked for her title to start on the day he withdrew, not in 2022. We had no field for that in the database. We do now.</p>
<p>We also ask for a photograph of the switches from today on. Rules are easy to write when somebody else has already paid for them. The weekend after, eleven other holders opened their machines without being asked. Ten found everything in order. The eleventh, in Genoa, found a mouse’s nest and a 200-lira coin.</p>
<p>Last week the trophy arrived, wrapped in a tea towel. I am keeping it for him. He is 44,250 points away from it.</p>`,
    },
    fr: {
      title: 'Le record retiré par celui qui le détenait',
      excerpt:
        'Un minuscule interrupteur relevé au lieu d’être baissé : Rikard_S l’a trouvé seul, quatre ans après son record.',
      content: `
<blockquote><p>Merci de retirer mon score d’Iron Ferry. L’interrupteur 5 était levé. Il l’est depuis que j’ai acheté la carte. Je ne le savais pas, maintenant je le sais. Rikard.</p></blockquote>
<p>Le message est arrivé le dimanche 12, à minuit moins vingt, entre un mot de passe oublié et une publicité pour des chaises de jardin. 1 284 600 points au classement Twelve Crossings, la première place depuis mars 2022, rendus par la seule personne au monde qui pouvait savoir.</p>
<p>Derrière la porte du monnayeur, une vieille borne cache une rangée de minuscules interrupteurs avec lesquels l’exploitant règle le prix, les vies, la difficulté. Dans Iron Ferry, le numéro 5 ajoute dix secondes à chaque traversée. On l’avait prévu pour les stations balnéaires et les goûters d’anniversaire. Rikard_S a acheté sa carte en 2018, à Göteborg, à un bowling qui fermait, et n’a jamais touché aux interrupteurs, faute de savoir qu’ils existaient. Il a fait leur connaissance ce mois-ci, un pinceau à la main, en époussetant. Sur le 5, la poussière était parfaitement lisse. Il n’avait pas bougé en vingt ans.</p>
<p>Je l’ai appelé, surtout pour lui dire que cela pouvait attendre le matin. Il m’a raconté qu’il avait refermé la porte, préparé le dîner, puis qu’il s’était assis devant la machine sans l’allumer. Ce n’est pas au règlement qu’il pensait. C’est à une photo de notre rencontre de Turin, où il tient un petit trophée et sourit, selon ses mots, comme un homme qui a dix secondes de plus que tout le monde.</p>
<p>Interrupteur baissé, son meilleur score est de 1 197 050 : quatrième. La première place revient à flo_retro, avec 1 241 300, après quatre ans de deuxième. Je la croyais ravie. Elle m’a écrit qu’elle aurait préféré le doubler et a demandé que son titre commence au jour du retrait, et non en 2022. La base de données n’avait pas de champ pour cela. Elle en a un.</p>
<p>À partir d’aujourd’hui, nous demandons aussi une photo des interrupteurs. Il est facile d’écrire une règle quand un autre en a déjà payé le prix. Le week-end suivant, sans qu’on leur demande rien, onze autres détenteurs ont ouvert leur borne. Dix ont tout trouvé en ordre. Le onzième, à Gênes, a trouvé un nid de souris et une pièce de 200 lires.</p>
<p>La semaine dernière, j’ai reçu le trophée, emballé dans un torchon. Je le lui garde. Il en est à 44 250 points.</p>`,
    },
    it: {
      title: 'Il record ritirato da chi lo deteneva',
      excerpt:
        'Un interruttore minuscolo, su invece che giù: Rikard_S se n’è accorto da solo, quattro anni dopo. Nessun altro poteva.',
      content: `
<blockquote><p>Togliete per favore il mio punteggio di Iron Ferry. L’interruttore 5 era su. È su da quando ho comprato la scheda. Non lo sapevo, adesso lo so. Rikard.</p></blockquote>
<p>Il messaggio è arrivato domenica 12, a mezzanotte meno venti, tra una password dimenticata e la pubblicità di certe sedie da giardino. 1.284.600 punti nella classifica Twelve Crossings, primo posto dal marzo del 2022, restituiti dall’unica persona al mondo che potesse saperlo.</p>
<p>Dietro lo sportello della gettoniera, un vecchio cabinato ha una fila di interruttori grandi come chicchi di riso, con cui il gestore regola prezzo, vite e difficoltà. In Iron Ferry il numero 5 aggiunge dieci secondi a ogni traversata. Era pensato per le località di mare e le feste di compleanno. Rikard_S ha comprato la scheda nel 2018 da un bowling di Göteborg che chiudeva, e quegli interruttori non li aveva mai toccati perché nessuno gli aveva detto che c’erano. Li ha conosciuti questo mese, spolverando con un pennello. Sul 5 la polvere era liscia liscia. Nessuno lo aveva spostato da vent’anni.</p>
<p>Gli ho telefonato, più che altro per dirgli che poteva aspettare mattina. Mi ha raccontato di aver chiuso lo sportello, preparato la cena, e di essersi poi seduto davanti alla macchina senza accenderla. Non pensava al regolamento. Pensava a una foto del nostro raduno di Torino, in cui tiene in mano una coppetta e sorride, parole sue, come uno che ha dieci secondi più di tutti gli altri.</p>
<p>Con l’interruttore giù, il suo record personale è 1.197.050: quarto posto. Prima diventa flo_retro, con 1.241.300, dopo quattro anni da seconda. Me la immaginavo contenta. Mi ha scritto che avrebbe preferito sorpassarlo, e ha chiesto che il titolo le parta dal giorno del ritiro e non dal 2022. Nel database un campo per questo non c’era. Adesso c’è.</p>
<p>Da oggi chiediamo anche una foto degli interruttori. Le regole si scrivono in fretta quando il conto l’ha già pagato qualcun altro. Il fine settimana dopo, senza che nessuno glielo chiedesse, altri undici primatisti hanno aperto il loro cabinato. Dieci hanno trovato tutto a posto. L’undicesimo, a Genova, ha trovato un nido di topi e una moneta da 200 lire.</p>
<p>La settimana scorsa è arrivata la coppetta, avvolta in uno strofinaccio. Gliela tengo da parte. Gli mancano 44.250 punti.</p>`,
    },
    es: {
      title: 'El récord que retiró su propio dueño',
      excerpt:
        'Un interruptor diminuto, arriba en vez de abajo: Rikard_S lo descubrió solo, cuatro años después, donde nadie mira.',
      content: `
<blockquote><p>Por favor, quitad mi puntuación de Iron Ferry. El interruptor 5 estaba subido. Lo está desde que compré la placa. Yo no lo sabía y ahora ya lo sé. Rikard.</p></blockquote>
<p>El mensaje llegó el domingo 12, a las doce menos veinte de la noche, entre una contraseña olvidada y un anuncio de sillas de jardín. 1 284 600 puntos en la tabla Twelve Crossings, primer puesto desde marzo de 2022, devueltos por la única persona del mundo que podía saberlo.</p>
<p>Detrás de la portezuela de las monedas, una recreativa antigua tiene una hilera de interruptores minúsculos con los que el dueño ajusta el precio, las vidas y la dificultad. En Iron Ferry, el número 5 da diez segundos más en cada travesía. Estaba pensado para pueblos de playa y fiestas de cumpleaños. Rikard_S compró su placa en 2018 a una bolera de Gotemburgo que cerraba, y nunca había tocado los interruptores porque nadie le había dicho que existieran. Los conoció este mes, brocha en mano, quitando el polvo. El del número 5 estaba cubierto por una capa perfectamente lisa. Llevaba veinte años sin moverse.</p>
<p>Lo llamé, más que nada para decirle que podía haber esperado a la mañana. Me contó que había cerrado la portezuela, había hecho la cena y luego se había sentado delante de la máquina sin encenderla. No pensaba en el reglamento. Pensaba en una foto de nuestro encuentro de Turín, en la que sostiene un trofeo pequeño y sonríe, según él, como un hombre con diez segundos más que los demás.</p>
<p>Con el interruptor bajado, su mejor marca es 1 197 050: cuarto. La primera es ahora flo_retro, con 1 241 300, después de cuatro años de segunda. ¿Contenta? Eso esperaba yo. Me escribió que habría preferido adelantarlo, y pidió que su título empezara a contar el día de la retirada y no en 2022. En la base de datos no había un campo para eso. Ya lo hay.</p>
<p>Desde hoy pedimos también una foto de los interruptores. Qué fácil es escribir una norma cuando la factura ya la ha pagado otro. Al fin de semana siguiente, once plusmarquistas abrieron sus máquinas sin que nadie se lo pidiera. Diez lo encontraron todo en orden. El undécimo, en Génova, encontró un nido de ratones y una moneda de 200 liras.</p>
<p>La semana pasada llegó el trofeo, envuelto en un paño de cocina. Se lo estoy guardando. Le faltan 44 250 puntos.</p>`,
    },
    ja: {
      title: '記録保持者が自分で取り下げた1位',
      excerpt:
        '小さなスイッチがひとつ、逆を向いていただけ。Rikard_Sさんは4年後、誰ものぞかない場所で自らそれに気づきました。',
      content: `
<blockquote><p>私の『Iron Ferry』の記録を削除してください。5番のスイッチがオンでした。基板を買ったときからずっとです。知りませんでした。今は知っています。Rikard</p></blockquote>
<p>届いたのは12日の日曜、夜の11時40分。パスワードを忘れたという問い合わせと、ガーデンチェアの広告にはさまれていました。Twelve Crossings部門で1,284,600点、2022年3月から守ってきた1位を、世界でただひとり真相を知りえた本人が返してきたのです。</p>
<p>古いアーケード筐体のコイン投入口の扉を開けると、奥に小さなスイッチが並んでいます。料金や残機数、難易度を店側が決めるためのものです。『Iron Ferry』の5番は、航海ごとに10秒を足すスイッチ。海辺の町や誕生日会のための設定でした。Rikard_Sさんは2018年、ヨーテボリで店じまいするボウリング場からこの基板を買い、スイッチには一度も触れていません。あることすら聞いていなかったからです。初めて対面したのは今月、刷毛でほこりを払っていたときでした。5番の上のほこりは、まったく乱れていませんでした。20年は動いていないということです。</p>
<p>私は電話をかけました。朝まで待ってもよかったのに、と言いたくて。彼は扉を閉め、夕飯を作り、それから電源を入れないまま筐体の前に座っていたそうです。頭にあったのは規則ではなく、トリノの集まりで撮った一枚の写真でした。小さなトロフィーを手に笑っている自分。本人いわく、「ほかのみんなより10秒多くもらっている男の顔」で。</p>
<p>スイッチを戻すと、自己ベストは1,197,050点で4位です。1位は、4年間2位だったflo_retroさん、1,241,300点。さぞ喜ぶだろうと思ったら、できれば追い抜きたかった、という返事でした。そして、1位の日付は2022年ではなく取り下げの日からにしてほしい、と。データベースにそんな項目はありませんでした。今はあります。</p>
<p>今日からは、スイッチの写真も提出していただきます。誰かが先に代償を払ってくれた規則というのは、書くのが楽なものです。次の週末、頼まれもしないのに11人の記録保持者が自分の筐体を開けました。10人は異常なし。ジェノヴァの11人目が見つけたのは、ネズミの巣と200リラ硬貨でした。</p>
<p>先週、ふきんにくるまれたトロフィーが届きました。預かっておきます。あと44,250点です。</p>`,
    },
    'pt-br': {
      title: 'O recorde retirado pelo próprio dono',
      excerpt:
        'Uma chavinha para cima em vez de para baixo: Rikard_S descobriu sozinho, quatro anos depois, onde ninguém olharia.',
      content: `
<blockquote><p>Por favor, tirem a minha pontuação de Iron Ferry. A chave 5 estava ligada. Está ligada desde que comprei a placa. Eu não sabia e agora sei. Rikard.</p></blockquote>
<p>A mensagem chegou no domingo, dia 12, às vinte para a meia-noite, entre uma senha esquecida e um anúncio de cadeiras de jardim. 1.284.600 pontos no ranking Twelve Crossings, primeiro lugar desde março de 2022, devolvidos pela única pessoa no mundo que tinha como saber.</p>
<p>Atrás da portinha do moedeiro, todo fliperama antigo tem uma fileira de chavinhas com que o dono ajusta o preço, as vidas, a dificuldade. No Iron Ferry, a número 5 dá dez segundos a mais em cada travessia. Foi pensada para cidade de praia e festa de aniversário. Rikard_S comprou a placa em 2018, de um boliche de Gotemburgo que estava fechando, e nunca mexeu nas chaves porque ninguém contou a ele que existiam. Foi conhecê-las este mês, de pincel na mão, tirando o pó. Em cima da 5, a poeira estava lisinha. Fazia vinte anos que ninguém encostava ali.</p>
<p>Liguei para ele, mais para dizer que dava para esperar até de manhã. Ele contou que fechou a portinha, fez o jantar e depois ficou sentado na frente da máquina, sem ligar. Não era no regulamento que estava pensando. Era numa foto do nosso encontro em Turim, em que ele segura um trofeuzinho e sorri, palavras dele, como um homem com dez segundos a mais que todo mundo.</p>
<p>Com a chave desligada, a melhor marca dele é 1.197.050: quarto lugar. Em primeiro fica flo_retro, com 1.241.300, depois de quatro anos em segundo. Achei que ela fosse ficar feliz. Ela me escreveu que preferia ter ultrapassado, e pediu que o título contasse a partir do dia da retirada, e não de 2022. Não existia um campo para isso no banco de dados. Agora existe.</p>
<p>A partir de hoje pedimos também uma foto das chaves. É fácil escrever uma regra quando outra pessoa já pagou a conta. No fim de semana seguinte, sem ninguém pedir, outros onze recordistas abriram as suas máquinas. Dez encontraram tudo em ordem. O décimo primeiro, em Gênova, encontrou um ninho de rato e uma moeda de 200 liras.</p>
<p>Semana passada chegou o trofeuzinho, embrulhado num pano de prato. Estou guardando para ele. Faltam 44.250 pontos.</p>`,
    },
    'zh-cn': {
      title: '他亲手撤下了自己的纪录',
      excerpt:
        '一个小小的开关拨错了方向。四年之后，Rikard_S在一个谁也不会去看的地方，自己发现了它。',
      content: `
<blockquote><p>请删掉我的《Iron Ferry》成绩。5号开关是开着的。从我买下这块基板起就一直开着。以前我不知道，现在知道了。Rikard</p></blockquote>
<p>这封信是12日星期天夜里十一点四十分来的，夹在一封忘记密码的求助信和一则花园椅广告之间。Twelve Crossings榜上的1,284,600分，2022年3月以来的第一名，就这样被还了回来，而还它的人，正是世上唯一可能知道真相的那个人。</p>
<p>打开老街机的投币门，里面有一排很小的拨码开关，店主用它来设定价钱、命数和难度。在《Iron Ferry》里，5号开关会给每趟航程多加十秒，原本是给海滨小镇和孩子们的生日会准备的。2018年，哥德堡一家保龄球馆关张，Rikard_S从那里买下了这块基板。他从来没碰过那些开关，因为没人告诉过他有这东西。直到这个月，他拿着刷子除尘，才第一次跟它们打了照面。5号上面的灰平平整整，二十年没人动过。</p>
<p>我给他打了电话，主要是想说，等到早上再讲也不迟。他说，他关上投币门，做了晚饭，然后坐到机器前面，没有开机。他心里想的不是规则，而是我们都灵聚会上的一张照片。照片里他捧着一座小奖杯在笑，用他自己的话说，笑得像个比别人多十秒的人。</p>
<p>开关拨回去以后，他的最好成绩是1,197,050分，排第四。第一名归flo_retro，1,241,300分，她已经当了四年第二。我以为她会高兴。她回信说，她更愿意是自己追过去的，还要求她的第一名从撤回那天算起，而不是从2022年算起。数据库里本来没有这么一个字段，现在有了。</p>
<p>从今天起，我们还要求附上开关的照片。别人已经付过代价的规则，写起来总是很容易。那之后的周末，没有人要求，另有十一位纪录保持者打开了自己的机器。十位一切正常。第十一位在热那亚，他找到了一个老鼠窝和一枚200里拉硬币。</p>
<p>上星期，奖杯寄到了，裹在一条擦碗布里。我替他收着。他还差44,250分。</p>`,
    },
  },
  comments: [
    {
      author: 'flo_retro',
      at: '2026-04-30T19:26:00Z',
      content:
        '<p>Je confirme : première par forfait, cela ne se fête pas. Rikard, remets-toi au travail, je t’attends.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2026-04-30T21:03:00Z',
      content:
        '<p>I am at 1,210,000 already. It turns out I had learned to wait ten seconds at the second buoy for no reason at all.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2026-05-01T08:44:00Z',
      content:
        '<p>Question sérieuse : que fait-on des scores d’avant 2010, dont les bornes n’existent plus ? On ne photographie pas une borne partie à la casse.</p>',
    },
    {
      author: 'bassline_bo',
      at: '2026-05-01T12:58:00Z',
      content:
        '<p>We leave them, I think, and we trust people. After this month that seems less naive than it did.</p>',
    },
  ],
};
