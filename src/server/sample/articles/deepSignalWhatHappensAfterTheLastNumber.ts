import type { SampleArticle } from '../sampleArticle';

export const deepSignalWhatHappensAfterTheLastNumber: SampleArticle = {
  slug: 'deep-signal-what-happens-after-the-last-number',
  category: 'records',
  author: 'keiko_mori',
  publishedAt: '2025-01-24T09:48:00Z',
  featured: false,
  cover: { motif: 'circuit', hue: 218 },
  translations: {
    en: {
      title: 'Deep Signal: what happens after the last number',
      excerpt:
        'For thirty-seven years nobody knew whether the counter stopped or started again. Then four people found out within five weeks.',
      content: `
<p>On the Deep Signal cabinet the last digit of the score is painted on. The other five turn, so the most it can show is 999,990, and since 1987 there had been two schools of thought about what came next. One held that the counter would go back to zero. The other, that the submarine would surface and there would be music.</p>
<p>On Saturday 30 November, in an arcade under the railway in Osaka, yuki_hex reached it after three hours and forty-one minutes on one coin. The counter stopped. The sonar went on pinging. The enemies went on arriving and each of them was now worth nothing. She played for another six minutes, out of politeness, and then let the boat go down.</p>
<p>The trouble with a door is that it is easier to walk through once somebody has said where it is. pixel_baker was there on 12 December, Rikard_S on the 27th, lin_mei on 2 January. Our rule for equal scores is as old as the site: they share the rank. So the chart had four first places, and the next player, 41,000 points behind, was fifth with nothing above her to overtake, only a wall to join.</p>
<h2>Eleven days</h2>
<p>The discussion ran from the 8th to the 19th of January. Some wanted the chart closed and framed. Some wanted a record for the longest survival after the cap, until Rikard_S pointed out that this would reward people for doing nothing, at length. In the end 126 members voted. By 74 to 52 the chart stays open with its ties, and a new one stands beside it: the time taken to reach 999,990, on one coin.</p>
<ol>
<li>lin_mei, 2:58:20</li>
<li>Rikard_S, 3:12:05</li>
<li>pixel_baker, 3:30:47</li>
<li>yuki_hex, 3:41:16</li>
</ol>
<p>You will have noticed that the first to arrive is last. I asked yuki_hex whether she minded. “I wasn’t hurrying,” she said. “Nobody had told me it was a race, because it wasn’t one yet.” She has been back to the arcade every Saturday since, and brings a watch.</p>`,
    },
    fr: {
      title: 'Deep Signal : ce qui vient après le dernier nombre',
      excerpt:
        'Pendant trente-sept ans, personne n’a su si le compteur s’arrêtait ou repartait. Puis quatre joueurs l’ont appris en cinq semaines.',
      content: `
<p>Sur la borne de Deep Signal, le dernier chiffre du score est peint. Les cinq autres tournent, de sorte qu’on ne peut pas afficher plus de 999 990. Quant à la suite, deux écoles s’affrontaient depuis 1987. Pour la première, le compteur repartirait de zéro. Pour la seconde, le sous-marin ferait surface et il y aurait de la musique.</p>
<p>Le samedi 30 novembre, dans une salle d’arcade installée sous la voie ferrée, à Osaka, yuki_hex y est parvenue au bout de trois heures quarante et une sur une seule pièce. Le compteur s’est arrêté. Le sonar a continué. Les ennemis aussi ont continué d’arriver, et plus aucun ne valait rien. Elle a joué encore six minutes, par politesse, puis elle a laissé couler le bateau.</p>
<p>L’ennui, avec une porte, c’est qu’on la passe plus facilement une fois que quelqu’un a dit où elle était. pixel_baker y était le 12 décembre, Rikard_S le 27, lin_mei le 2 janvier. Chez nous, la règle en cas d’égalité est aussi vieille que le site : on partage le rang. Le classement comptait donc quatre premières places, et la joueuse suivante, à 41 000 points, se retrouvait cinquième sans personne à dépasser, avec seulement un mur à rejoindre.</p>
<h2>Onze jours</h2>
<p>La discussion a duré du 8 au 19 janvier. Les uns voulaient clore le classement et l’encadrer. D’autres proposaient de récompenser la plus longue survie une fois le plafond atteint, jusqu’à ce que Rikard_S fasse observer qu’on primerait ainsi le fait de ne rien faire, longtemps. Finalement, 126 membres ont voté. Par 74 voix contre 52, le classement reste ouvert avec ses ex æquo, et un nouveau prend place à côté : le temps mis pour atteindre 999 990, sur une pièce.</p>
<ol>
<li>lin_mei, 2:58:20</li>
<li>Rikard_S, 3:12:05</li>
<li>pixel_baker, 3:30:47</li>
<li>yuki_hex, 3:41:16</li>
</ol>
<p>Vous l’aurez remarqué, la première arrivée est dernière. J’ai demandé à yuki_hex si elle en prenait ombrage. « Je ne me pressais pas, m’a-t-elle répondu. Personne ne m’avait dit que c’était une course, puisque ce n’en était pas encore une. » Depuis, elle retourne à la salle tous les samedis, et elle y emporte une montre.</p>`,
    },
  },
  comments: [
    {
      author: 'yuki_hex',
      at: '2025-01-24T11:20:00Z',
      content: '<p>音楽は流れませんでした。それだけが心残りです。</p>',
    },
    {
      author: 'Rikard_S',
      at: '2025-01-24T17:53:00Z',
      content:
        '<p>I voted for the framing, for what it is worth. A finished thing deserves a nail and a wall.</p>',
    },
    {
      author: 'kestrel77',
      at: '2025-01-24T20:44:00Z',
      content:
        '<p>If it were framed, the player in fifth would be fifth for ever, Rikard. Let her reach the wall first.</p>',
    },
    {
      author: 'moth_lamp',
      at: '2025-01-27T08:16:00Z',
      content:
        '<p>I belonged to the school of the music for twenty years. I had even decided which tune.</p>',
    },
  ],
};
