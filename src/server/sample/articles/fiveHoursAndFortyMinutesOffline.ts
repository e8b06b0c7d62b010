import type { SampleArticle } from '../sampleArticle';

export const fiveHoursAndFortyMinutesOffline: SampleArticle = {
  slug: 'five-hours-and-forty-minutes-offline',
  category: 'news',
  author: 'tomasz_r',
  publishedAt: '2024-11-05T18:25:00Z',
  featured: false,
  cover: { motif: 'circuit', hue: 212 },
  translations: {
    en: {
      title: 'Five hours and forty minutes offline',
      excerpt:
        'What went wrong during Sunday’s maintenance, hour by hour, which part of it was my doing, and what we will do differently.',
      content: `
<p>We announced ninety minutes. The site went away at 01:00 on Sunday, Gdańsk time, and came back at 06:40. You are owed the list.</p>
<ul>
<li><strong>00:47.</strong> Last backup.</li>
<li><strong>01:00.</strong> Site closed, to move the rankings to a new machine.</li>
<li><strong>02:10.</strong> Move finished. I compare the tables, old against new. Seven agree. The one that holds times does not.</li>
<li><strong>02:25.</strong> Found it: the new table was made with a script of 2011, when Skyline Rally still counted in tenths. 3,118 times have lost their last digit.</li>
<li><strong>02:40.</strong> The old machine was emptied as the move went along, so going back means going back to the backup.</li>
<li><strong>03:12.</strong> The restore stops. It needs eleven gigabytes and the disk has four.</li>
<li><strong>03:20.</strong> I ring Keiko in Osaka, where it is twenty past eleven and she is buying leeks. She lends me space on a second server. The copy takes two hours.</li>
<li><strong>06:05.</strong> Everything is back, last digits included.</li>
<li><strong>06:40.</strong> Checks done. Doors open.</li>
</ul>
<h2>What was lost</h2>
<p>Nineteen scores were posted between the backup and the closing. I rebuilt seventeen from the confirmation mails. Two I could not, and I wrote to both owners on Sunday. deltaV answered that his had not been that good. The other has not answered, and is entitled not to.</p>
<h2>What was wrong</h2>
<p>The old script was a small mistake, found in fifteen minutes because we check. The large one is mine. I had rehearsed the move three times and the return not once; I knew how to leave and had never tried to come home. From now on a backup is restored from start to finish on the first Monday of every month, on a spare machine. Disks printError at 30 per cent free instead of 5. Old data stays where it is for a week after any move.</p>
<p>And we will not do this on a Saturday night again. I believed that nobody would be there. caro_speed has kindly sent me the figures: from one to two in the morning, between Saturday and Sunday, is the busiest hour of the week for Skyline Rally.</p>`,
    },
    fr: {
      title: 'Cinq heures et quarante minutes hors ligne',
      excerpt:
        'Ce qui a mal tourné dimanche pendant la maintenance, heure par heure, la part qui me revient et ce que nous ferons autrement.',
      content: `
<p>Nous avions annoncé quatre-vingt-dix minutes. Le site a fermé dimanche à 1 h 00, heure de Gdańsk, et il est revenu à 6 h 40. Nous vous devons le détail.</p>
<ul>
<li><strong>0 h 47.</strong> Dernière sauvegarde.</li>
<li><strong>1 h 00.</strong> Fermeture, pour installer les classements sur une nouvelle machine.</li>
<li><strong>2 h 10.</strong> Transfert terminé. Je compare les tables, l’ancienne et la nouvelle. Sept concordent. Celle des temps, non.</li>
<li><strong>2 h 25.</strong> Trouvé : la nouvelle table sort d’un script de 2011, époque où Skyline Rally comptait encore en dixièmes. 3 118 temps ont perdu leur dernier chiffre.</li>
<li><strong>2 h 40.</strong> L’ancienne machine s’est vidée au fil du transfert. Revenir en arrière, c’est donc revenir à la sauvegarde.</li>
<li><strong>3 h 12.</strong> La restauration s’arrête. Il lui faut onze gigaoctets, le disque en a quatre.</li>
<li><strong>3 h 20.</strong> J’appelle Keiko à Osaka, où il est onze heures vingt et où elle achète des poireaux. Elle me prête de la place sur un second serveur. La copie prend deux heures.</li>
<li><strong>6 h 05.</strong> Tout est revenu, derniers chiffres compris.</li>
<li><strong>6 h 40.</strong> Vérifications faites, on rouvre.</li>
</ul>
<h2>Ce qui s’est perdu</h2>
<p>Dix-neuf scores avaient été postés entre la sauvegarde et la fermeture. J’en ai reconstitué dix-sept à partir des courriels de confirmation. Pour les deux derniers, c’était impossible, et j’ai écrit dimanche à leurs auteurs. deltaV m’a répondu que le sien n’était pas si bon. L’autre n’a pas répondu, et c’est son droit.</p>
<h2>Ce qui n’allait pas</h2>
<p>Le vieux script était une petite erreur, trouvée en un quart d’heure parce que nous vérifions. La grosse est de moi. J’avais répété trois fois l’aller et pas une fois le retour ; je savais partir, je n’avais jamais essayé de rentrer. Désormais, le premier lundi de chaque mois, une sauvegarde est restaurée du début à la fin sur une machine de réserve. Les disques se plaignent à 30 % d’espace libre, au lieu de 5 %. Et les anciennes données restent en place une semaine après tout déménagement.</p>
<p>Enfin, nous ne ferons plus cela un samedi soir. Je croyais qu’il n’y aurait personne. caro_speed a eu l’amabilité de m’envoyer les chiffres : entre une heure et deux heures du matin, dans la nuit de samedi à dimanche, c’est l’heure de la semaine où l’on roule le plus à Skyline Rally.</p>`,
    },
  },
  comments: [
    {
      author: 'deltaV',
      at: '2024-11-05T19:10:00Z',
      content:
        '<p>It really was not that good. I beat it on Monday, so in a way you did me a favour, but please do not make it a service.</p>',
    },
    {
      author: 'caro_speed',
      at: '2024-11-05T20:33:00Z',
      content:
        '<p>J’étais en deuxième spéciale quand la page est devenue blanche. J’ai cru à ma connexion et j’ai redémarré le modem quatre fois. Quatre.</p>',
    },
    {
      author: 'marek_lap',
      at: '2024-11-06T06:48:00Z',
      content:
        '<p>At 02:40, why not take that one table from the backup and keep the seven that agreed? You would have been done by four.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2024-11-06T12:15:00Z',
      content:
        '<p>Because at twenty to three nobody should be deciding which seven eighths to trust, marek. I work nights. I have seen those decisions.</p>',
    },
    { author: 'lin_mei', at: '2024-11-08T11:27:00Z', content: '<p>How were the leeks?</p>' },
  ],
};
