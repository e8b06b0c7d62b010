import type { SampleArticle } from '../sampleArticle';

export const aChartWithOnePlayer: SampleArticle = {
  slug: 'a-chart-with-one-player',
  category: 'records',
  author: 'lou_framerate',
  publishedAt: '2025-02-18T20:58:00Z',
  featured: false,
  cover: { motif: 'orbits', hue: 312 },
  translations: {
    en: {
      title: 'A chart with one player',
      excerpt:
        'For six years paulo_cv has been first and last in the reverse-gear chart of Iron Ferry. He has improved it 88 times.',
      content: `
<p>There is a page on this site where first place, last place and the average are the same person. It belongs to Iron Ferry, the category is called “Reverse gear, no passengers”, and since March 2019 it has contained one name: paulo_cv, of Mindelo, Cape Verde.</p>
<p>He asked for the chart himself, by a polite letter, after noticing that the ferry’s ramp can be climbed backwards if nobody is on board. The administrator of the day opened it as a kindness, expecting that others would come. Others did not come. One member registered in 2020, drove backwards into the harbour four times and was not heard from again.</p>
<p>I found the page while cleaning up empty categories, and was about to put it on the list. Then I looked at the history. He has beaten his own time eighty-eight times.</p>
<p>It started at 3:58.2. It stands at 2:41.7. Between the two there is a slow, stubborn descent, with one cliff in it: in 2022 he lost nine seconds at once, having understood that in reverse the steering goes light before the wheels lift and not after, as it does going forwards. The manual does not say this. I doubt that the programmers knew. The last improvement, on the third of January, is a tenth of a second, and the comment he attached to it says: “Ramp three. Finally.”</p>
<p>I wrote to ask who he was racing. He answered from the ferry, the real one, where he works as a mate on the crossing to Santo Antão, and where he says reversing is also the interesting part.</p>
<blockquote><p>In a big chart I would look up and see how far it is to the next name. Here I look up and there is nobody, so I look at the ramp.</p></blockquote>
<p>I had a small speech ready about competition, and found it did not apply. He is not lonely there and he is not joking. He films every attempt, hands in the frame, as the rules ask, for a verifier who has nobody to compare him with. Samir has watched all eighty-eight. He tells me that he looks forward to them.</p>
<p>The chart stays. I did try it on Saturday evening. I am still in the harbour.</p>`,
    },
    fr: {
      title: 'Un classement pour un seul joueur',
      excerpt:
        'Depuis six ans, paulo_cv est premier et dernier d’Iron Ferry en marche arrière. Il a amélioré son temps 88 fois.',
      content: `
<p>Il existe sur ce site une page où le premier, le dernier et la moyenne sont une seule et même personne. Le jeu est Iron Ferry, la catégorie s’appelle « Marche arrière, sans passagers » et, depuis mars 2019, elle ne contient qu’un nom : paulo_cv, de Mindelo, au Cap-Vert.</p>
<p>Ce classement, c’est lui qui l’avait demandé, dans une lettre fort polie, après avoir remarqué que la rampe du bac se monte à reculons pourvu qu’il n’y ait personne à bord. L’administrateur de l’époque l’a ouvert par gentillesse, en se disant que d’autres viendraient. Les autres ne sont pas venus. Un membre s’est inscrit en 2020, a reculé quatre fois dans le port et n’a plus jamais donné de nouvelles.</p>
<p>Je suis tombé sur la page en faisant le ménage dans les catégories vides, et j’allais l’ajouter à la liste. Puis j’ai regardé l’historique. Il a battu son propre temps quatre-vingt-huit fois.</p>
<p>Le premier était de 3:58,2. Le dernier est de 2:41,7. Entre les deux, une descente lente, têtue, avec une seule falaise : en 2022, il gagne neuf secondes d’un coup, pour avoir compris qu’en marche arrière la direction s’allège avant que les roues décollent, et non après, comme en marche avant. Le manuel n’en dit rien. Je doute que les programmeurs l’aient su. La dernière amélioration, le 3 janvier, est d’un dixième de seconde, accompagnée de ce commentaire : « Rampe trois. Enfin. »</p>
<p>Je lui ai écrit pour savoir contre qui il courait. Il m’a répondu depuis le bac, le vrai : il est second sur la ligne de Santo Antão, où la marche arrière, dit-il, est aussi le moment intéressant.</p>
<blockquote><p>Dans un grand classement, je lèverais les yeux pour voir à quelle distance est le nom suivant. Ici, je lève les yeux et il n’y a personne. Alors je regarde la rampe.</p></blockquote>
<p>J’avais préparé un petit discours sur la compétition ; il ne servait à rien. Paulo ne s’ennuie pas là-haut, et il ne plaisante pas non plus. Il filme chaque tentative, les mains dans le cadre, comme le veut le règlement, pour un vérificateur qui n’a personne à qui le comparer. Samir a visionné les quatre-vingt-huit. Il avoue qu’il les attend.</p>
<p>Le classement reste. J’ai quand même essayé, samedi soir. Je suis toujours dans le port.</p>`,
    },
  },
  comments: [
    {
      author: 'paulo_cv',
      at: '2025-02-19T06:30:00Z',
      content:
        '<p>Lou, solte o acelerador antes de virar, não depois. E obrigado. A minha mãe imprimiu o artigo.</p>',
    },
    {
      author: 'nine_lives',
      at: '2025-02-19T18:16:00Z',
      content:
        '<p>I registered this morning. 4:47.0, second place, podium guaranteed. I have never been so highly ranked at anything.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2025-02-19T21:44:00Z',
      content:
        '<p>Welcome, nine_lives. I have to say it is strange to see a name under mine. I looked at it for a while.</p>',
    },
  ],
};
