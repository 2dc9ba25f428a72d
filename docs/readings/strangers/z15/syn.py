"""Second draw of vocabulary: whole header cells (or JSON keys) are renamed, consistently in file and truth."""
import csv, io, re
SYN = {
 'en': {'Store': ['Shop', 'Outlet', 'Branch'], 'City': ['Town', 'Location'], 'Item': ['Article', 'Product name', 'SKU description'], 'Units': ['Qty sold', 'Pieces'], 'Sales': ['Turnover', 'Net sales', 'Sales (£)'], 'Unit price': ['Price each', 'List price'],
  'Product': ['Article', 'Line'], 'Balance': ['Account balance', 'Current balance'], 'Purchases': ['Spend 12 months', 'Purchases to date'], 'Credit score': ['Score'], 'Latitude': ['Lat'], 'Longitude': ['Lon', 'Lng'], 'Year of birth': ['Born', 'Birth year'], 'Client': ['Account', 'Customer name'],
  'Invoice': ['Invoice no.', 'Doc'], 'Amount': ['Invoice amount', 'Gross'], 'Visitors': ['Visits', 'Admissions'], 'Site': ['Venue', 'Museum'], 'Year built': ['Built', 'Constructed'], 'Department': ['Service', 'Directorate'], 'Order no': ['Order', 'Order ref'], 'Order total': ['Total due', 'Order value'], 'Shipping': ['Delivery', 'P&P'], 'Customer': ['Buyer', 'Client'],
  'Qty': ['Quantity', 'No. of items'], 'Line amount': ['Line total', 'Net line'], 'Conversion rate': ['CR %', 'Conv. rate'], 'Revenue': ['Income', 'Turnover'], 'District': ['Authority', 'Borough'], 'Station': ['Site', 'Weather station'], 'Temp C': ['Temperature', 'Air temp (°C)'], 'Rain mm': ['Precipitation (mm)', 'Rainfall'], 'Newsletter': ['Mailing', 'Opt-in'], 'VIP': ['Gold', 'Patron'], 'Active': ['Current', 'Enabled'], 'Member': ['Member no', 'Card']},
 'de': {'Kunde': ['Auftraggeber', 'Kundenname'], 'Betrag': ['Summe netto', 'Rechnungsbetrag'], 'Bemerkung': ['Notiz', 'Hinweis'], 'Beleg': ['Beleg-Nr.', 'Belegnummer'], 'Datum': ['Tag', 'Belegdatum'], 'Artikel': ['Bezeichnung', 'Ware'], 'Menge': ['Anzahl', 'Stück'], 'Auftragswert': ['Gesamtwert', 'Bestellwert'], 'Versand': ['Versandkosten', 'Fracht'], 'Auftrag': ['Auftragsnr.', 'Bestellung'],
  'Lieferant': ['Kreditor', 'Firma'], 'Verbrauch': ['Jahresverbrauch'], 'Leistung': ['Nennleistung'], 'Temperatur': ['Vorlauf'], 'Standort': ['Ort'], 'Erlös': ['Umsatz'], 'Einnahme': ['Zugang', 'Ein'], 'Ausgabe': ['Abgang', 'Aus'], 'Bestand': ['Kassenstand', 'Saldo'], 'Kunden': ['Neukunden', 'Anmeldungen'], 'Ort': ['Stadt'], 'Rechnung': ['Rechn.-Nr.'], 'Beitrag': ['Jahresbeitrag'], 'Ehrenamt': ['Aktiv tätig', 'Helfer'], 'Jahresgehalt': ['Bruttogehalt'], 'Preis je kWh': ['Tarif', 'Arbeitspreis'], 'Zählernummer': ['Zähler', 'Geräte-Nr.']},
 'fr': {'Article': ['Désignation', 'Référence'], 'Quantité': ['Qté', 'Nombre'], 'Montant': ['Total HT', 'Valeur'], 'Prix unitaire': ['PU', 'P.U. HT'], 'Agence': ['Bureau', 'Site'], 'CA du mois': ['CA mensuel', 'Ventes du mois'], 'CA cumulé': ['Cumul annuel', 'CA depuis janvier'], 'Taux de marge': ['Marge %', 'Marge'], 'Magasin': ['Boutique', 'Point de vente'], 'Produit': ['Famille'], 'Commentaire': ['Remarque'], 'Ville': ['Commune'], 'Nom': ['Client', 'Contact'],
  'Effectif': ['Salariés'], 'Responsable': ['Gérant'], 'Dossier': ['N° dossier'], 'Urgent': ['Prioritaire'], 'Délai (jours)': ['Durée (j)'], 'total_ttc': ['montant_total', 'total'], 'frais_port': ['livraison', 'port'], 'quantite': ['qte'], 'Passages': ['Entrées', 'Admissions'], 'Hôpital': ['Site', 'Établissement'], 'Unité': ['U.', 'Mesure'], 'Métier': ['Activité']},
 'es': {'Tienda': ['Establecimiento', 'Punto de venta'], 'Proveedor': ['Acreedor'], 'Concepto': ['Descripción'], 'Observaciones': ['Notas'], 'Importe': ['Total', 'Importe (€)'], 'Factura': ['N.º factura'], 'Producto': ['Mercancía'], 'Almacén': ['Depósito'], 'Empresas': ['Establecimientos'], 'Facturación': ['Cifra de negocio'], 'Tasa de paro': ['Paro (%)'], 'P. unit.': ['Precio', 'PVP'], 'Cant.': ['Uds.', 'Unidades'], 'Dto.': ['Descuento', '% Dto'], 'Ranking': ['Puesto'], 'temperatura': ['temp_media'], 'contador': ['energia_acumulada', 'lectura'], 'pulsos': ['eventos'], 'Delegación': ['Oficina'], 'Edad': ['Años'], 'Coste': ['Gasto'], 'Propietario': ['Vivienda propia'], 'Pedido': ['N.º pedido'], 'Historia': ['N.º historia']},
 'it': {'Conto': ['Codice'], 'Descrizione': ['Voce'], 'Cliente': ['Acquirente', 'Ragione sociale'], 'Telefono': ['Cellulare'], 'Spese spedizione': ['Trasporto'], 'Importo': ['Totale riga', 'Valore'], 'Articolo': ['Prodotto', 'Descrizione'], 'Q.tà': ['Pezzi'], 'Ordine': ['N. ordine'], 'Magazzino': ['Deposito'], 'Costo unitario': ['Costo', 'CMP'], 'controvalore_eur': ['importo_eur', 'eur'], 'fornitore': ['beneficiario'], 'importo_riga': ['valore'], 'quantita': ['pezzi'], 'Incasso': ['Corrispettivo'], 'Credito': ['Da incassare', 'Scoperto'], 'Clienti': ['Nuovi clienti'], 'Ricevuta': ['N. ricevuta', 'Scontrino'], 'Consenso': ['Privacy', 'Marketing'], 'Comune': ['Città'], 'Spesa': ['Importo'], 'Impresa': ['Azienda'], 'Paziente': ['Assistito'], 'Prestazione': ['Tipo visita']},
 'pt': {'Vendas': ['Faturação', 'Receita'], 'Clientes': ['Talões'], 'Equipa': ['Grupo'], 'Telefone': ['Telemóvel', 'Contacto'], 'Valor': ['Montante'], 'Supervisor': ['Chefe'], 'idade': ['anos'], 'filhos': ['n_filhos'], 'Técnico': ['Colaborador'], 'Tarefa': ['Serviço'], 'Limite de crédito': ['Plafond'], 'Encomenda': ['N.º enc.'], 'Portes': ['Transporte'], 'Qtd': ['Quantidade'], 'Valor linha': ['Total linha'], 'População': ['Habitantes'], 'Exportações': ['Export.'], 'vendas': ['receita'], 'encomendas': ['pedidos'], 'stock_final': ['existencias'], 'satisfacao': ['grau_satisfacao'], 'urgente': ['prioritario'], 'recorrente': ['reincidente']}}
def rename(o, r):
    M = {}
    for k in list(o['columns']):
        c = SYN[o['lang']].get(k)
        if c and r.random() < .6: M[k] = r.choice(c)
    if not M: return o
    t = o['text']
    if o['ext'] == 'csv':
        d = max(';,\t', key=lambda x: sum(l.count(x) for l in t.split('\n')[:60]) if x != ',' or o['lang'] == 'en' else 0)
        eol = '\r\n' if '\r\n' in t else '\n'; rows = list(csv.reader(io.StringIO(t), delimiter=d))
        b = io.StringIO(); csv.writer(b, delimiter=d, lineterminator=eol).writerows(rows)
        if b.getvalue() != t: return o
        cells = {c for x in rows for c in x}
        M = {k: v for k, v in M.items() if k in cells and v not in cells and v not in o['columns']}
        if len(set(M.values())) < len(M): return o
        rows = [[M.get(c, c) for c in x] for x in rows]; b = io.StringIO(); csv.writer(b, delimiter=d, lineterminator=eol).writerows(rows); o['text'] = b.getvalue()
    else:
        M = {k: v for k, v in M.items() if (f'"{k}"' in t) and f'"{v}"' not in t}
        if len(set(M.values())) < len(M): return o
        for k, v in M.items(): t = t.replace(f'"{k}"', f'"{v}"')
        o['text'] = t
    o['columns'] = {M.get(k, k): v for k, v in o['columns'].items()}
    for f in o['figures']:
        f['column'] = M.get(f['column'], f['column'])
        if 'where' in f: f['where'] = {M.get(k, k): v for k, v in f['where'].items()}
    if M:
        x = re.compile(r'(?<!\w)(' + '|'.join(re.escape(k) for k in sorted(M, key=len, reverse=True)) + r')(?!\w)')
        s = lambda w: x.sub(lambda m: M[m.group(1)], w)
        for f in o['figures'] + o['wrong']: f['what'] = s(f['what'])
        o['note'] = s(o['note'])
    return o
