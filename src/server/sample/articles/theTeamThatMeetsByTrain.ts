import type { SampleArticle } from '../sampleArticle';

export const theTeamThatMeetsByTrain: SampleArticle = {
  slug: 'the-team-that-meets-by-train',
  category: 'community',
  author: 'tomasz_r',
  publishedAt: '2025-10-09T14:29:00Z',
  featured: false,
  cover: { motif: 'tunnel', hue: 240 },
  translations: {
    en: {
      title: 'The team that meets by train',
      excerpt:
        'Four players, four stations, one Saturday a month. Wagon 7 has no clubhouse, and its best proof was filmed by a ticket inspector.',
      content: `
<p>bursztyn_9 boards at Gdańsk. brickwork gets on at Malbork, jeziorak at Iława with the sandwiches, and last_in at Działdowo, complaining, because from there he has little more than an hour left before Warsaw. That is all of the team called Wagon 7. On the first Saturday of the month, this is where it meets.</p>
<p>They had tried other ways. A rented room suited one member and annoyed three. Online evenings lasted two months and went as online evenings go, with everybody waiting while the fourth repaired a microphone. On the train nobody is the host, and nobody lives too far away, since whoever lives furthest simply plays longest.</p>
<p>I rode with them in September. There were two handhelds, one cable and a rule that the person in the window seat films. Each stretch of line has its game. Malbork to Iława is Hexfall. Iława to Działdowo is Moss Kingdom, because the track is smoothest there and a platform game forgives nothing. In Warsaw they eat pierogi standing up, cross to the other platform and do it all backwards. jeziorak is the treasurer: whoever says “next time” pays two złoty into a sardine tin, and in April the tin bought the second handheld.</p>
<p>Since January last year the team has posted 61 records this way. The one they tell strangers about is brickwork’s 0:58.40 on Fern Gate. That day every hand was busy, so somebody asked the ticket inspector whether he would mind holding a telephone. He held it for a minute with both arms out, like a man carrying a full basin. You can hear him on the proof, just after the jingle: “Tickets, please.” The verifier wrote one word in the file, which was “witnessed”.</p>
<p>Not everything gains from being done on rails. Trains brake: Lumen Drift runs died outside Legionowo for eleven months before they agreed to start none after Nasielsk. And last November bursztyn_9, two corners from a personal best on the way home, forgot to get off at Gdańsk. The train goes on to Gdynia. He finished the run at Sopot, missed his best by three tenths and paid the difference on his ticket.</p>
<p>As we came into Warsaw I asked what would happen if one of them moved house. last_in had evidently thought about it. “Along the line,” he said, “they can move as much as they like.”</p>`,
    },
    fr: {
      title: 'L’équipe qui se retrouve dans le train',
      excerpt:
        'Quatre joueurs, quatre gares, un samedi par mois. Wagon 7 n’a pas de local, et sa plus belle preuve a été filmée par un contrôleur.',
      content: `
<p>bursztyn_9 monte à Gdańsk. brickwork le rejoint à Malbork, jeziorak à Iława avec les sandwichs, et last_in à Działdowo, en râlant, parce qu’il ne lui reste guère plus d’une heure avant Varsovie. C’est toute l’équipe, elle s’appelle Wagon 7, et le premier samedi du mois, son siège social est là.</p>
<p>Ils ont essayé autre chose. Une salle louée arrangeait un membre et en dérangeait trois. Les soirées en ligne ont tenu deux mois et fini comme finissent les soirées en ligne : trois personnes attendaient que la quatrième répare son micro. Dans le train, personne ne reçoit, et personne n’habite trop loin, puisque celui qui vient de plus loin joue plus longtemps.</p>
<p>J’ai fait le trajet avec eux en septembre. Deux consoles portables, un câble, et une règle : qui a la fenêtre filme. Chaque tronçon a son jeu. De Malbork à Iława, Hexfall. D’Iława à Działdowo, Moss Kingdom, parce que la voie y est la plus douce et qu’un jeu de plateformes ne pardonne rien. À Varsovie, ils mangent des pierogi debout, changent de quai et refont tout à l’envers. jeziorak tient la caisse : quiconque dit « la prochaine fois » met deux zlotys dans une boîte à sardines, et en avril la boîte a payé la seconde console.</p>
<p>Depuis janvier de l’an dernier, l’équipe a posté 61 records de cette façon. Celui qu’ils racontent aux inconnus, c’est le 0:58,40 de brickwork à la porte des Fougères. Ce jour-là, toutes les mains étaient prises ; quelqu’un a demandé au contrôleur si cela l’ennuyait de tenir un téléphone. Il l’a tenu une minute, à bout de bras, comme on porte une bassine pleine. On l’entend sur la preuve, juste après le jingle : « Billets, s’il vous plaît. » Le vérificateur n’a ajouté qu’un mot au dossier : « témoin ».</p>
<p>Tout ne gagne pas à se faire sur des rails. Un train, ça freine : pendant onze mois, les courses de Lumen Drift sont mortes aux abords de Legionowo, jusqu’à ce qu’ils conviennent de n’en plus lancer après Nasielsk. Et en novembre dernier, au retour, à deux virages de son record, bursztyn_9 a oublié de descendre à Gdańsk. Le train continue vers Gdynia. Il a terminé sa course à Sopot, trois dixièmes trop tard, et payé le supplément.</p>
<p>En arrivant à Varsovie, j’ai demandé ce qui se passerait si l’un d’eux déménageait. last_in y avait manifestement réfléchi. « Le long de la ligne, m’a-t-il dit, ils déménagent tant qu’ils veulent. »</p>`,
    },
  },
  comments: [
    {
      author: 'marek_lap',
      at: '2025-10-09T17:02:00Z',
      content:
        '<p>I took that train every Friday for six years and all I ever did on it was sleep. Which carriage are they really in? I have a question about the cable.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2025-10-09T19:55:00Z',
      content:
        '<p>As somebody with a certain reputation for sandwiches on trains, I notice that the article does not say what was in them.</p>',
    },
    {
      author: 'caro_speed',
      at: '2025-10-12T16:20:00Z',
      content:
        '<p>Est-ce que la vibration ne gêne pas pour filmer ? Je fais Québec–Montréal tous les mois et j’ai soudain des idées.</p>',
    },
  ],
};
